package org.sample.shop

import androidx.compose.ui.window.ComposeUIViewController
import com.arkivanov.decompose.DefaultComponentContext
import com.arkivanov.essenty.lifecycle.ApplicationLifecycle
import platform.UIKit.UIViewController

private val root: RootComponent by lazy { DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle())) }

fun MainViewController(): UIViewController = ComposeUIViewController { App(root) }
