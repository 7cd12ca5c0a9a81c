package org.sample.orchard

import androidx.compose.ui.window.ComposeUIViewController
import platform.UIKit.UIViewController

fun OrchardController(): UIViewController {
  setUp()
  return ComposeUIViewController { App() }
}

private var isSetUp = false

/** What all view controllers need, once. */
private fun setUp() {
  if (isSetUp) return
  isSetUp = true
  startOrchard()
}

fun MainViewController(
  topLevelRoute: TopLevelRoute,
  onNavigate: (AppRoute) -> Unit,
  onGoBack: () -> Unit,
  onSet: (AppRoute) -> Unit,
  onActivate: (TopLevelRoute) -> Unit,
): UIViewController {
  setUp()
  return ComposeUIViewController {
    App(
      topLevelRoute = topLevelRoute,
      onNavigate = onNavigate,
      onActivate = onActivate,
    )
  }
}

fun ScreenViewController(
  route: AppRoute,
  onNavigate: (AppRoute) -> Unit,
  onGoBack: () -> Unit,
  onSet: (AppRoute) -> Unit,
  onActivate: (TopLevelRoute) -> Unit,
): UIViewController {
  setUp()
  return ComposeUIViewController {
    SingleScreenApp(
      route = route,
      onNavigate = onNavigate,
      onBack = onGoBack,
      onSet = onSet,
      onActivate = onActivate,
    )
  }
}

private fun startOrchard() {}
