package org.sample.harbor

import androidx.compose.ui.window.ComposeUIViewController

fun MainViewController() = ComposeUIViewController {
    App(name = "Kiel")
}
