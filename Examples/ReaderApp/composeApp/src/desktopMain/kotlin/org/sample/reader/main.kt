package org.sample.reader

import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application

fun main() = application {
    Window(onCloseRequest = ::exitApplication, title = "Reader") { App() }
}

actual fun platformName(): String = "the desktop"
