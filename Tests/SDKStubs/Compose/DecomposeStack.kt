package com.arkivanov.decompose.router.stack

import androidx.compose.runtime.stub
import com.arkivanov.decompose.Child
import com.arkivanov.decompose.ComponentContext
import com.arkivanov.decompose.DelicateDecomposeApi
import com.arkivanov.decompose.value.Value
import kotlinx.serialization.KSerializer

data class ChildStack<out C : Any, out T : Any>(
    val active: Child.Created<C, T>, val backStack: List<Child.Created<C, T>> = emptyList(),
) {
    constructor(configuration: C, instance: T) : this(Child.Created(configuration, instance))

    val items: List<Child.Created<C, T>> get() = backStack + active
}

val <C : Any, T : Any> Value<ChildStack<C, T>>.active: Child.Created<C, T> get() = value.active
val <C : Any, T : Any> Value<ChildStack<C, T>>.backStack: List<Child.Created<C, T>> get() = value.backStack
val <C : Any, T : Any> Value<ChildStack<C, T>>.items: List<Child.Created<C, T>> get() = value.items

interface StackNavigator<C : Any> {
    fun navigate(transformer: (stack: List<C>) -> List<C>, onComplete: (newStack: List<C>, oldStack: List<C>) -> Unit)
}

interface StackNavigationSource<C : Any>

interface StackNavigation<C : Any> : StackNavigator<C>, StackNavigationSource<C>

fun <C : Any> StackNavigation(): StackNavigation<C> = stub()

fun <C : Any, T : Any> ComponentContext.childStack(
    source: StackNavigationSource<C>, serializer: KSerializer<C>?, initialConfiguration: C, key: String = "DefaultChildStack",
    handleBackButton: Boolean = false, childFactory: (configuration: C, ComponentContext) -> T,
): Value<ChildStack<C, T>> = stub()

fun <C : Any, T : Any> ComponentContext.childStack(
    source: StackNavigationSource<C>, serializer: KSerializer<C>?, initialStack: () -> List<C>, key: String = "DefaultChildStack",
    handleBackButton: Boolean = false, childFactory: (configuration: C, ComponentContext) -> T,
): Value<ChildStack<C, T>> = stub()

fun <C : Any> StackNavigator<C>.navigate(transformer: (stack: List<C>) -> List<C>) {}

@DelicateDecomposeApi
fun <C : Any> StackNavigator<C>.push(configuration: C, onComplete: () -> Unit = {}) {}

fun <C : Any> StackNavigator<C>.pushNew(configuration: C, onComplete: (isSuccess: Boolean) -> Unit = {}) {}
fun <C : Any> StackNavigator<C>.pushToFront(configuration: C, onComplete: () -> Unit = {}) {}
fun <C : Any> StackNavigator<C>.pop(onComplete: (isSuccess: Boolean) -> Unit = {}) {}
fun <C : Any> StackNavigator<C>.popTo(index: Int, onComplete: (isSuccess: Boolean) -> Unit = {}) {}
fun <C : Any> StackNavigator<C>.popToFirst(onComplete: (isSuccess: Boolean) -> Unit = {}) {}
inline fun <C : Any> StackNavigator<C>.popWhile(crossinline predicate: (C) -> Boolean) {}
fun <C : Any> StackNavigator<C>.bringToFront(configuration: C, onComplete: () -> Unit = {}) {}
fun <C : Any> StackNavigator<C>.replaceCurrent(configuration: C, onComplete: () -> Unit = {}) {}
fun <C : Any> StackNavigator<C>.replaceAll(vararg configurations: C, onComplete: () -> Unit = {}) {}
