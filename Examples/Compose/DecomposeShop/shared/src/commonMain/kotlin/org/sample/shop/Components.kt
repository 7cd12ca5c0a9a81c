package org.sample.shop

import com.arkivanov.decompose.ComponentContext
import com.arkivanov.decompose.value.MutableValue
import com.arkivanov.decompose.value.Value
import com.arkivanov.decompose.value.update

data class Product(val id: Long, val name: String, val price: Int)

class Shop {
    val products = listOf(Product(1, "Lamp", 49), Product(2, "Chair", 120))
    val cart = MutableValue(emptyList<Product>())
}

class CatalogComponent(context: ComponentContext, shop: Shop, val onProduct: (Long) -> Unit) : ComponentContext by context {
    val products: List<Product> = shop.products
}

class CartComponent(context: ComponentContext, shop: Shop, val onCheckout: () -> Unit) : ComponentContext by context {
    val items: Value<List<Product>> = shop.cart
}

class ProductComponent(
    context: ComponentContext,
    private val shop: Shop,
    productId: Long,
    val onCart: () -> Unit,
    val onBack: () -> Unit,
) : ComponentContext by context {
    val product: Product = shop.products.first { it.id == productId }

    fun buy() = shop.cart.update { it + product }
}

class CheckoutComponent(context: ComponentContext, val onDone: () -> Unit) : ComponentContext by context
