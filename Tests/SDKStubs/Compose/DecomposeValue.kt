package com.arkivanov.decompose.value

import androidx.compose.runtime.stub
import com.arkivanov.decompose.Cancellation

abstract class Value<out T : Any> {
    abstract val value: T
    abstract fun subscribe(observer: (T) -> Unit): Cancellation
}

abstract class MutableValue<T : Any> : Value<T>() {
    abstract override var value: T
}

fun <T : Any> MutableValue(initialValue: T): MutableValue<T> = stub()
inline fun <T : Any> MutableValue<T>.update(function: (T) -> T) { value = function(value) }
fun <T : Any, R : Any> Value<T>.map(mapper: (T) -> R): Value<R> = stub()
fun <T : Any> Value<T>.subscribe(lifecycle: com.arkivanov.essenty.lifecycle.Lifecycle, observer: (T) -> Unit): Cancellation = stub()
