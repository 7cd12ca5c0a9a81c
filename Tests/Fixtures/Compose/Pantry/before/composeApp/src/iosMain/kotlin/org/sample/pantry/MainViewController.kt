package org.sample.pantry

import androidx.compose.ui.uikit.OnFocusBehavior
import androidx.compose.ui.window.ComposeUIViewController
import platform.UIKit.UIViewController

private val store = Store()

fun startLog() {}

/** What Swift shows. */
@Suppress("unused") // Swift calls it
fun MainViewController(): UIViewController = ComposeUIViewController(
    configure = {
        onFocusBehavior = OnFocusBehavior.DoNothing
        startLog()
    },
) { App(store) { println(it) } }
