package org.sample.reader

import androidx.compose.ui.window.ComposeUIViewController
import platform.Foundation.NSLog
import platform.UIKit.UIDevice
import platform.UIKit.UIViewController

private var isStarted = false

fun MainViewController(): UIViewController = ComposeUIViewController(
    configure = { startReader() },
) { App() }

/** Has to run once, before the first page. */
private fun startReader() {
    if (isStarted) return
    isStarted = true
    NSLog("Reader begins")
}

actual fun platformName(): String = UIDevice.currentDevice.systemName()
