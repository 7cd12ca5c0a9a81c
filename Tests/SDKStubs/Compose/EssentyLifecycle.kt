// com.arkivanov.essenty: declarations only.
package com.arkivanov.essenty.lifecycle

import androidx.compose.runtime.stub

interface Lifecycle {
    enum class State { DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED }

    val state: State

    interface Callbacks {
        fun onDestroy() {}
    }

    fun subscribe(callbacks: Callbacks)
    fun unsubscribe(callbacks: Callbacks)
}

interface LifecycleOwner {
    val lifecycle: Lifecycle
}

interface LifecycleRegistry : Lifecycle, Lifecycle.Callbacks

fun LifecycleRegistry(): LifecycleRegistry = stub()
fun LifecycleRegistry.resume() {}
fun LifecycleRegistry.stop() {}
fun LifecycleRegistry.destroy() {}
fun Lifecycle.doOnDestroy(block: () -> Unit) {}
class ApplicationLifecycle : LifecycleRegistry by LifecycleRegistry()
