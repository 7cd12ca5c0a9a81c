package com.arkivanov.decompose.extensions.compose.stack.animation

import androidx.compose.runtime.stub

interface StackAnimation<in C : Any, in T : Any>
interface StackAnimator

fun <C : Any, T : Any> stackAnimation(animator: StackAnimator = fade(), disableInputDuringAnimation: Boolean = true): StackAnimation<C, T> = stub()
fun fade(minAlpha: Float = 0f): StackAnimator = stub()
fun slide(): StackAnimator = stub()
operator fun StackAnimator.plus(other: StackAnimator): StackAnimator = stub()
