package org.sample.pantry

import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalUriHandler
import androidx.navigation.NavBackStackEntry
import androidx.navigation.NavDestination.Companion.hasRoute
import androidx.navigation.NavHostController
import androidx.navigation.NavOptionsBuilder
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.currentBackStackEntryAsState
import androidx.navigation.compose.dialog
import androidx.navigation.compose.rememberNavController
import androidx.navigation.toRoute
import org.jetbrains.compose.resources.stringResource
import org.sample.pantry.resources.Res
import org.sample.pantry.resources.about_title
import org.sample.pantry.resources.settings
import org.sample.pantry.resources.tab_list
import org.sample.pantry.resources.tab_shelves

@Composable
fun App(
    store: Store,
    onTitle: (String) -> Unit = {},
    topLevelRoute: TopLevelRoute = ShelvesTab,
    onNavigate: ((AppRoute) -> Unit)? = null,
    onActivate: ((TopLevelRoute) -> Unit)? = null,
) {
    MaterialTheme {
        CompositionLocalProvider(LocalUseNativeNavigation provides (onNavigate != null)) {
            PantryHost(
                store,
                topLevelRoute = topLevelRoute,
                onNavigate = onNavigate,
                onActivate = onActivate,
            )
        }
    }
}

/** Whether SwiftUI draws the bars around a page, so that Compose must not. */
val LocalUseNativeNavigation = staticCompositionLocalOf { false }

@Composable
private fun PantryHost(
    store: Store,
    topLevelRoute: TopLevelRoute = ShelvesTab,
    onNavigate: ((AppRoute) -> Unit)? = null,
    onActivate: ((TopLevelRoute) -> Unit)? = null,
) {
    val controller = rememberNavController()

    fun navigate(route: AppRoute, options: NavOptionsBuilder.() -> Unit = {}) {
        when {
            onNavigate == null -> controller.navigate(route, options)
            route is TopLevelRoute -> onActivate?.invoke(route)
            else -> onNavigate(route)
        }
    }

    if (onNavigate != null) {
        // What gets onto this stack by other ways, as deep links do.
        LaunchedEffect(controller) {
            controller.currentBackStackEntryFlow.collect {
                val routes = generateSequence {
                    controller.currentBackStackEntry
                        ?.takeIf { controller.previousBackStackEntry != null }
                        ?.appRoute()
                        ?.also { controller.popBackStack() }
                }.toList().asReversed()
                for (route in routes) {
                    if (route is TopLevelRoute) onActivate?.invoke(route) else onNavigate(route)
                }
            }
        }
    }

    val uriHandler = LocalUriHandler.current
    Scaffold(bottomBar = { if (!LocalUseNativeNavigation.current) PantryBar(controller) }) { padding ->
        NavHost(controller, startDestination = topLevelRoute, modifier = Modifier.padding(padding).then(if (onNavigate != null) Modifier.consumeWindowInsets(padding) else Modifier)) {
            composable<ShelvesTab> {
                val settingsTitle = stringResource(Res.string.settings)
                ShelvesScreen(store, onJar = { navigate(JarRoute(it.id, it.label)) }, onSettings = { navigate(SettingsRoute(settingsTitle)) })
            }
            composable<ListTab> { ListScreen(onScan = { navigate(ScanRoute()) }) }
            composable<JarRoute> { entry ->
                val jar = entry.toRoute<JarRoute>()
                JarScreen(
                    store = store,
                    jarId = jar.jarId,
                    label = jar.label,
                    onThrowAway = { controller.navigate(ThrowAwayRoute(jar.jarId)) },
                    onList = { navigate(ListTab) },
                    onBack = { controller.popBackStack() },
                )
            }
            composable<SettingsRoute> {
                val aboutTitle = stringResource(Res.string.about_title)
                SettingsScreen(
                    onAbout = {
                        navigate(AboutRoute(aboutTitle)) {
                            launchSingleTop = true
                        }
                    },
                    onBack = controller::popBackStack,
                )
            }
            composable<AboutRoute> {
                AboutScreen(
                    onWebsite = { uriHandler.openUri("https://pantry.example") },
                    onClose = { controller.popBackStack<SettingsRoute>(inclusive = true) },
                    onBack = { controller.navigateUp() },
                )
            }
            composable<ScanRoute> { ScanScreen(onDone = { controller.popBackStack<ShelvesTab>(inclusive = false) }) }
            dialog<ThrowAwayRoute> {
                val jarId = it.toRoute<ThrowAwayRoute>().jarId
                ThrowAwayDialog(onYes = { store.remove(jarId); controller.popBackStack() })
            }
        }
    }
}

private fun NavBackStackEntry.appRoute(): AppRoute? = when {
    destination.hasRoute<ShelvesTab>() -> toRoute<ShelvesTab>()
    destination.hasRoute<ListTab>() -> toRoute<ListTab>()
    destination.hasRoute<JarRoute>() -> toRoute<JarRoute>()
    destination.hasRoute<SettingsRoute>() -> toRoute<SettingsRoute>()
    destination.hasRoute<AboutRoute>() -> toRoute<AboutRoute>()
    destination.hasRoute<ScanRoute>() -> toRoute<ScanRoute>()
    else -> null
}

/** One page without a host: SwiftUI owns the stack that it is on. */
@Composable
fun ScreenContent(
    store: Store,
    route: AppRoute,
    onNavigate: (AppRoute) -> Unit,
    onBack: () -> Unit,
    onSet: (AppRoute) -> Unit,
    onActivate: (TopLevelRoute) -> Unit,
) {
    val uriHandler = LocalUriHandler.current
    when (route) {
        is JarRoute -> {
            val jar = route
            JarScreen(
                store = store,
                jarId = jar.jarId,
                label = jar.label,
                onThrowAway = { onNavigate(ThrowAwayRoute(jar.jarId)) },
                onList = { onActivate(ListTab) },
                onBack = onBack,
            )
        }

        is SettingsRoute -> {
            val aboutTitle = stringResource(Res.string.about_title)
            SettingsScreen(
                onAbout = {
                    onNavigate(AboutRoute(aboutTitle))
                },
                onBack = onBack,
            )
        }

        is AboutRoute -> AboutScreen(
            onWebsite = { uriHandler.openUri("https://pantry.example") },
            onClose = { onBack() /* TODO: it went back to SettingsRoute, and that page too */ },
            onBack = onBack,
        )

        is ScanRoute -> ScanScreen(onDone = { onSet(ShelvesTab) })

        is ThrowAwayRoute -> {
            val jarId = route.jarId
            ThrowAwayDialog(onYes = { store.remove(jarId); onBack() })
        }

        // The root of a tab is a host of its own.
        is TopLevelRoute -> LaunchedEffect(route) { onActivate(route) }
    }
}

@Composable
private fun PantryBar(controller: NavHostController) {
    val entry by controller.currentBackStackEntryAsState()
    NavigationBar {
        NavigationBarItem(
            selected = entry?.destination?.hasRoute<ShelvesTab>() == true,
            onClick = { controller.navigate(ShelvesTab) { launchSingleTop = true } },
            icon = {},
            label = { Text(stringResource(Res.string.tab_shelves)) },
        )
        NavigationBarItem(
            selected = entry?.destination?.hasRoute<ListTab>() == true,
            onClick = { controller.navigate(ListTab) { launchSingleTop = true } },
            icon = {},
            label = { Text(stringResource(Res.string.tab_list)) },
        )
    }
}
