// com.arkivanov.decompose 3: declarations only.
package com.arkivanov.decompose

import androidx.compose.runtime.stub
import com.arkivanov.essenty.backhandler.BackHandler
import com.arkivanov.essenty.backhandler.BackHandlerOwner
import com.arkivanov.essenty.lifecycle.Lifecycle
import com.arkivanov.essenty.lifecycle.LifecycleOwner

@RequiresOptIn
annotation class ExperimentalDecomposeApi

@RequiresOptIn
annotation class DelicateDecomposeApi

fun interface Cancellation {
    fun cancel()
}

interface ComponentContext : LifecycleOwner, BackHandlerOwner

class DefaultComponentContext(override val lifecycle: Lifecycle, backHandler: BackHandler? = null) : ComponentContext {
    override val backHandler: BackHandler get() = stub()
}

fun ComponentContext.childContext(key: String, lifecycle: Lifecycle? = null): ComponentContext = stub()

sealed class Child<out C : Any, out T : Any> {
    abstract val configuration: C
    abstract val instance: T?

    data class Created<out C : Any, out T : Any>(override val configuration: C, override val instance: T) : Child<C, T>()
}
