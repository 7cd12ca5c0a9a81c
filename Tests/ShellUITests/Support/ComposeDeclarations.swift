/// What the Kotlin of the pages takes for granted: imports, a route, and a screen.
let composeDeclarations = """
    package org.sample

    import androidx.compose.foundation.ScrollState
    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.LaunchedEffect
    import androidx.compose.runtime.snapshotFlow
    import androidx.compose.ui.platform.LocalDensity
    import androidx.compose.ui.window.ComposeUIViewController
    import platform.UIKit.UIViewController

    sealed interface AppRoute

    @Composable
    fun Screen(
        route: AppRoute,
        onNavigate: (AppRoute) -> Unit,
        onBack: () -> Unit,
        onScroll: (offset: Double, content: Double, viewport: Double) -> Unit,
    ) {}

    """
