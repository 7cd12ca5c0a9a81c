package org.sample.market

import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Home
import androidx.compose.material.icons.filled.Person
import androidx.compose.material.icons.filled.ShoppingCart
import androidx.compose.ui.graphics.vector.ImageVector

/** The pages of the bar. */
enum class Tab(val route: String, val title: String, val icon: ImageVector) {
    Stalls("stalls", "Stalls", Icons.Default.Home),
    Basket("basket", "Basket", Icons.Default.ShoppingCart),
    Account("account", "Account", Icons.Default.Person),
}

/** What opens above them. */
object Routes {
    const val STALL = "stall/{stallId}?from={from}"
    const val OFFER = "offer"
    const val HELP = "help"
    const val REMOVE = "remove/{offerId}"

    fun stall(id: Long, from: String) = "stall/$id?from=$from"

    fun remove(offer: Long) = "remove/$offer"
}
