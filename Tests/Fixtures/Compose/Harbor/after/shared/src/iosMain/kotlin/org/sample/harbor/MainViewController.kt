package org.sample.harbor

import androidx.compose.ui.window.ComposeUIViewController
import org.sample.harbor.navigation.Screen
import platform.UIKit.UIViewController

fun MainViewController() = ComposeUIViewController {
    App(name = "Kiel")
}

fun MainViewController(
    topLevelRoute: Screen,
    onNavigate: (Screen) -> Unit,
    onGoBack: () -> Unit,
    onSet: (Screen) -> Unit,
    onActivate: (Screen) -> Unit,
): UIViewController = ComposeUIViewController {
    App(
        name = "Kiel",
        topLevelRoute = topLevelRoute,
        onNavigate = onNavigate,
        onActivate = onActivate,
    )
}

fun ScreenViewController(
    route: Screen,
    onNavigate: (Screen) -> Unit,
    onGoBack: () -> Unit,
    onSet: (Screen) -> Unit,
    onActivate: (Screen) -> Unit,
): UIViewController = ComposeUIViewController {
    SingleScreenApp(
        name = "Kiel",
        route = route,
        onNavigate = onNavigate,
        onBack = onGoBack,
        onSet = onSet,
        onActivate = onActivate,
    )
}
