package org.sample.orchard

import androidx.compose.ui.window.ComposeUIViewController
import platform.UIKit.UIViewController

fun OrchardController(): UIViewController {
  startOrchard()
  return ComposeUIViewController { App() }
}

private fun startOrchard() {}
