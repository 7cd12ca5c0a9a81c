package org.sample.market

import androidx.compose.ui.window.ComposeUIViewController

fun MainViewController(marketName: String) = ComposeUIViewController { App(marketName) }
