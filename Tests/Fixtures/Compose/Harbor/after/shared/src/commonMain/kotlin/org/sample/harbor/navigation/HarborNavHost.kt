package org.sample.harbor.navigation

import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.navigation.NavBackStackEntry
import androidx.navigation.NavDestination.Companion.hasRoute
import androidx.navigation.NavGraphBuilder
import androidx.navigation.NavHostController
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.toRoute
import org.sample.harbor.PiersPage
import org.sample.harbor.RulesPage
import org.sample.harbor.ShipPage

/** Whether SwiftUI draws the bars around a page, so that Compose must not. */
val LocalUseNativeNavigation = staticCompositionLocalOf { false }

@Composable
internal fun HarborNavHost(
    navController: NavHostController,
    modifier: Modifier = Modifier,
    topLevelRoute: Screen = Screen.Piers,
    onNavigate: ((Screen) -> Unit)? = null,
    onActivate: ((Screen) -> Unit)? = null,
) {
    fun navigate(route: Screen) {
        when {
            onNavigate == null -> navController.navigate(route)
            route is Screen.Piers || route is Screen.Tides -> onActivate?.invoke(route)
            else -> onNavigate(route)
        }
    }

    if (onNavigate != null) {
        // What gets onto this stack by other ways, as deep links do.
        LaunchedEffect(navController) {
            navController.currentBackStackEntryFlow.collect {
                val routes = generateSequence {
                    navController.currentBackStackEntry
                        ?.takeIf { navController.previousBackStackEntry != null }
                        ?.appRoute()
                        ?.also { navController.popBackStack() }
                }.toList().asReversed()
                for (route in routes) {
                    if (route is Screen.Piers || route is Screen.Tides) onActivate?.invoke(route) else onNavigate(route)
                }
            }
        }
    }

    NavHost(
        navController = navController,
        startDestination = topLevelRoute,
        modifier = modifier,
    ) {
        composable<Screen.Piers> {
            PiersPage(
                onShip = { navigate(Screen.Ship(it)) },
                onRules = { navigate(Screen.Rules) },
            )
        }
        composable<Screen.Tides> {
            TextButton(onClick = { navigate(Screen.Rules) }) { Text("Rules") }
        }
        ships(navController)
        composable<Screen.Rules> {
            RulesPage(onBack = { navController.popBackStack() })
        }
    }
}

private fun NavBackStackEntry.appRoute(): Screen? = when {
    destination.hasRoute<Screen.Piers>() -> toRoute<Screen.Piers>()
    destination.hasRoute<Screen.Tides>() -> toRoute<Screen.Tides>()
    destination.hasRoute<Screen.Ship>() -> toRoute<Screen.Ship>()
    destination.hasRoute<Screen.Rules>() -> toRoute<Screen.Rules>()
    else -> null
}

/** One page without a host: SwiftUI owns the stack that it is on. */
@Composable
fun ScreenContent(
    route: Screen,
    onNavigate: (Screen) -> Unit,
    onBack: () -> Unit,
    onSet: (Screen) -> Unit,
    onActivate: (Screen) -> Unit,
) {
    when (route) {
        is Screen.Ship -> {
            val ship: Screen.Ship = route
            if (ship.name.isEmpty()) return
            ShipPage(ship.name, onBack = onBack, onTides = {
                onActivate(Screen.Tides)
            })
        }

        is Screen.Rules -> RulesPage(onBack = onBack)

        // The root of a tab is a host of its own.
        is Screen.Piers, is Screen.Tides -> LaunchedEffect(route) { onActivate(route) }
    }
}

private fun NavGraphBuilder.ships(navController: NavHostController) {
    composable<Screen.Ship> { entry ->
        val ship: Screen.Ship = entry.toRoute()
        if (ship.name.isEmpty()) return@composable
        ShipPage(ship.name, onBack = { navController.popBackStack() }, onTides = {
            navController.navigate(Screen.Tides) {
                launchSingleTop = true
            }
        })
    }
}
