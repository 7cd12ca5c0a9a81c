package org.sample.shop

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material.icons.filled.Home
import androidx.compose.material.icons.filled.ShoppingCart
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import com.arkivanov.decompose.extensions.compose.stack.Children
import com.arkivanov.decompose.extensions.compose.stack.animation.slide
import com.arkivanov.decompose.extensions.compose.stack.animation.stackAnimation
import com.arkivanov.decompose.extensions.compose.subscribeAsState
import org.sample.shop.RootComponent.Child

@Composable
fun App(root: RootComponent) {
    val stack by root.stack.subscribeAsState()
    MaterialTheme {
        Scaffold(
            bottomBar = {
                NavigationBar {
                    NavigationBarItem(
                        selected = stack.active.instance is Child.Catalog,
                        onClick = root::onCatalogTab,
                        icon = { Icon(Icons.Default.Home, contentDescription = null) },
                        label = { Text("Catalog") },
                    )
                    NavigationBarItem(
                        selected = stack.active.instance is Child.Cart,
                        onClick = root::onCartTab,
                        icon = { Icon(Icons.Default.ShoppingCart, contentDescription = null) },
                        label = { Text("Cart") },
                    )
                }
            },
        ) { padding ->
            Children(
                stack = root.stack,
                modifier = Modifier.padding(padding),
                animation = stackAnimation(slide()),
            ) {
                when (val child = it.instance) {
                    is Child.Catalog -> CatalogContent(child.component)
                    is Child.Cart -> CartContent(child.component)
                    is Child.Product -> ProductContent(child.component)
                    is Child.Checkout -> CheckoutContent(child.component)
                }
            }
        }
    }
}

@Composable
fun CatalogContent(component: CatalogComponent) {
    Column {
        component.products.forEach { product ->
            TextButton(onClick = { component.onProduct(product.id) }) { Text(product.name) }
        }
    }
}

@Composable
fun CartContent(component: CartComponent) {
    val items by component.items.subscribeAsState()
    Column {
        items.forEach { Text("${it.name}, ${it.price}") }
        Button(onClick = component.onCheckout) { Text("Check out") }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun ProductContent(component: ProductComponent) {
    Column {
        TopAppBar(
            title = { Text(component.product.name) },
            navigationIcon = {
                IconButton(onClick = component.onBack) {
                    Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back")
                }
            },
        )
        Button(onClick = { component.buy(); component.onCart() }) { Text("Buy for ${component.product.price}") }
    }
}

@Composable
fun CheckoutContent(component: CheckoutComponent) {
    Button(onClick = component.onDone) { Text("Done") }
}
