package org.sample.pantry

import androidx.compose.ui.uikit.OnFocusBehavior
import androidx.compose.ui.window.ComposeUIViewController
import kotlinx.serialization.json.Json
import kotlinx.serialization.serializer
import platform.UIKit.UIViewController

private val store = Store()

fun startLog() {}

/** What Swift shows. */
@Suppress("unused") // Swift calls it
fun MainViewController(): UIViewController = ComposeUIViewController(
    configure = {
        onFocusBehavior = OnFocusBehavior.DoNothing
        setUp()
    },
) { App(store, onTitle = { println(it) }) }

private var isSetUp = false

/** What all view controllers need, once. */
private fun setUp() {
    if (isSetUp) return
    isSetUp = true
    startLog()
}

@Suppress("unused") // Swift calls it
fun MainViewController(
    topLevelRoute: TopLevelRoute,
    onNavigate: (AppRoute) -> Unit,
    onGoBack: () -> Unit,
    onSet: (AppRoute) -> Unit,
    onActivate: (TopLevelRoute) -> Unit,
): UIViewController = ComposeUIViewController(
    configure = {
        onFocusBehavior = OnFocusBehavior.DoNothing
        setUp()
    },
) {
    App(
        store,
        onTitle = { println(it) },
        topLevelRoute = topLevelRoute,
        onNavigate = onNavigate,
        onActivate = onActivate,
    )
}

@Suppress("unused") // Swift calls it
fun ScreenViewController(
    route: AppRoute,
    onNavigate: (AppRoute) -> Unit,
    onGoBack: () -> Unit,
    onSet: (AppRoute) -> Unit,
    onActivate: (TopLevelRoute) -> Unit,
): UIViewController = ComposeUIViewController(
    configure = {
        onFocusBehavior = OnFocusBehavior.DoNothing
        setUp()
    },
) {
    SingleScreenApp(
        store = store,
        route = route,
        onNavigate = onNavigate,
        onBack = onGoBack,
        onSet = onSet,
        onActivate = onActivate,
    )
}

/** A page as text, with which Swift restores its stacks. */
fun encodeRoute(route: AppRoute): String = Json.encodeToString(serializer<AppRoute>(), route)

/** The page that a text stands for; null for one of another version of the app. */
fun decodeRoute(text: String): AppRoute? =
    runCatching { Json.decodeFromString(serializer<AppRoute>(), text) }.getOrNull()
