package com.arkivanov.essenty.backhandler

abstract class BackCallback(var isEnabled: Boolean = true, val priority: Int = 0) {
    abstract fun onBack()
}

fun BackCallback(isEnabled: Boolean = true, priority: Int = 0, onBack: () -> Unit): BackCallback = error("a declaration without a body")

interface BackHandler {
    fun register(callback: BackCallback)
    fun unregister(callback: BackCallback)
}

interface BackHandlerOwner {
    val backHandler: BackHandler
}

interface BackDispatcher : BackHandler {
    fun back(): Boolean
}

fun BackDispatcher(): BackDispatcher = error("a declaration without a body")
