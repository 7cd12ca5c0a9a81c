package org.sample.shop

import com.arkivanov.decompose.ComponentContext
import com.arkivanov.decompose.router.stack.ChildStack
import com.arkivanov.decompose.router.stack.StackNavigation
import com.arkivanov.decompose.router.stack.bringToFront
import com.arkivanov.decompose.router.stack.childStack
import com.arkivanov.decompose.router.stack.pop
import com.arkivanov.decompose.router.stack.popTo
import com.arkivanov.decompose.router.stack.pushNew
import com.arkivanov.decompose.value.Value
import kotlinx.serialization.Serializable

interface RootComponent {
    val stack: Value<ChildStack<*, Child>>

    fun onCatalogTab()
    fun onCartTab()
    fun onBack()
    fun onBackTo(index: Int)

    sealed interface Child {
        class Catalog(val component: CatalogComponent) : Child
        class Cart(val component: CartComponent) : Child
        class Product(val component: ProductComponent) : Child
        class Checkout(val component: CheckoutComponent) : Child
    }
}

class DefaultRootComponent(
    componentContext: ComponentContext,
) : RootComponent, ComponentContext by componentContext {
    private val navigation = StackNavigation<Config>()
    private val shop = Shop()

    override val stack: Value<ChildStack<*, RootComponent.Child>> = childStack(
        source = navigation,
        serializer = Config.serializer(),
        initialConfiguration = Config.Catalog,
        handleBackButton = true,
        childFactory = ::child,
    )

    private fun child(config: Config, context: ComponentContext): RootComponent.Child = when (config) {
        Config.Catalog -> RootComponent.Child.Catalog(
            CatalogComponent(context, shop, onProduct = { navigation.pushNew(Config.Product(it)) })
        )
        Config.Cart -> RootComponent.Child.Cart(
            CartComponent(context, shop, onCheckout = { navigation.pushNew(Config.Checkout) })
        )
        is Config.Product -> RootComponent.Child.Product(
            ProductComponent(context, shop, config.productId, onCart = { navigation.bringToFront(Config.Cart) }, onBack = ::onBack)
        )
        Config.Checkout -> RootComponent.Child.Checkout(CheckoutComponent(context, onDone = { navigation.popTo(0) }))
    }

    override fun onCatalogTab() = navigation.bringToFront(Config.Catalog)

    override fun onCartTab() = navigation.bringToFront(Config.Cart)

    override fun onBack() = navigation.pop()

    override fun onBackTo(index: Int) = navigation.popTo(index)

    @Serializable
    private sealed interface Config {
        @Serializable
        data object Catalog : Config

        @Serializable
        data object Cart : Config

        @Serializable
        data class Product(val productId: Long) : Config

        @Serializable
        data object Checkout : Config
    }
}
