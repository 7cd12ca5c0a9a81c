package org.sample.market

import androidx.compose.ui.window.ComposeUIViewController
import platform.UIKit.UIViewController

fun MainViewController(marketName: String) = ComposeUIViewController { App(marketName) }

fun MainViewController(
    marketName: String,
    topLevelRoute: AppRoute,
    onNavigate: (AppRoute) -> Unit,
    onGoBack: () -> Unit,
    onSet: (AppRoute) -> Unit,
    onActivate: (AppRoute) -> Unit,
): UIViewController = ComposeUIViewController {
    App(
        marketName,
        startRoute = topLevelRoute.path,
        onNavigate = onNavigate,
        onActivate = onActivate,
        onSet = onSet,
        onBack = onGoBack,
    )
}

fun ScreenViewController(
    marketName: String,
    route: AppRoute,
    onNavigate: (AppRoute) -> Unit,
    onGoBack: () -> Unit,
    onSet: (AppRoute) -> Unit,
    onActivate: (AppRoute) -> Unit,
): UIViewController = ComposeUIViewController {
    App(
        marketName,
        startRoute = route.path,
        onNavigate = onNavigate,
        onActivate = onActivate,
        onSet = onSet,
        onBack = onGoBack,
    )
}
