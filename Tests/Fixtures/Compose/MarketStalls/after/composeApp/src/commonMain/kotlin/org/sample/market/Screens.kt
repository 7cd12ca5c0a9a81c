package org.sample.market

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

@Composable
fun StallsScreen(marketName: String, onStall: (Long) -> Unit) {
    Column {
        Text(marketName)
        Market.stalls.forEach { stall -> TextButton(onClick = { onStall(stall.id) }) { Text(stall.name) } }
    }
}

@Composable
fun BasketScreen(onStall: (Long) -> Unit, onShop: () -> Unit) {
    Column {
        Market.basket.forEach { id -> TextButton(onClick = { onStall(id) }) { Text("Stall $id") } }
        Button(onClick = onShop) { Text("Go on") }
    }
}

@Composable
fun AccountScreen(onOffer: () -> Unit, onHelp: () -> Unit) {
    Column {
        TextButton(onClick = onOffer) { Text("Offer something") }
        TextButton(onClick = onHelp) { Text("Help") }
    }
}

@Composable
fun StallScreen(stallId: Long, from: String, onNext: () -> Unit, onBack: () -> Unit) {
    Column {
        if (!LocalUseNativeNavigation.current) {
            MarketTopBar(Market.stall(stallId)?.name ?: "", onBack)
        } else {
            Spacer(Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top)))
        }
        Text("From $from")
        TextButton(onClick = onNext) { Text("Next stall") }
    }
}

@Composable
fun OfferScreen(onDone: (Long) -> Unit, onRemove: (Long) -> Unit, onCancel: () -> Unit) {
    Column {
        if (!LocalUseNativeNavigation.current) {
            MarketTopBar("Your offer", onCancel)
        } else {
            Spacer(Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top)))
        }
        Button(onClick = { onDone(Market.offer()) }) { Text("Offer") }
        TextButton(onClick = { onRemove(1) }) { Text("Remove") }
    }
}

@Composable
fun HelpScreen(onHome: () -> Unit, onLeave: () -> Unit, onBack: () -> Unit) {
    Column {
        if (!LocalUseNativeNavigation.current) {
            MarketTopBar("Help", onBack)
        } else {
            Spacer(Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top)))
        }
        TextButton(onClick = onHome) { Text("All stalls") }
        TextButton(onClick = onLeave) { Text("Start again") }
    }
}

@Composable
fun RemoveDialog(offerId: String, onDismiss: () -> Unit) {
    AlertDialog(
        onDismissRequest = onDismiss,
        confirmButton = { TextButton(onClick = onDismiss) { Text("Remove") } },
        text = { Text("Remove offer $offerId?") },
    )
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun MarketTopBar(title: String, onBack: () -> Unit) {
    TopAppBar(
        title = { Text(title) },
        navigationIcon = {
            IconButton(onClick = onBack) { Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back") }
        },
    )
}
