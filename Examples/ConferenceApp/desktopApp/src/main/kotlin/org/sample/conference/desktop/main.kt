package org.sample.conference.desktop

import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import org.sample.conference.App
import org.sample.conference.AppGraph

fun main() {
    val graph = AppGraph(platform = "Desktop", supportsNotifications = false)
    application {
        Window(onCloseRequest = ::exitApplication, title = "Conference") {
            App(graph) { isDark -> println("Dark: $isDark") }
        }
    }
}
