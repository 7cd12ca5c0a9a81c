package org.sample.harbor.navigation

import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.navigation.NavGraphBuilder
import androidx.navigation.NavHostController
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.toRoute
import org.sample.harbor.PiersPage
import org.sample.harbor.RulesPage
import org.sample.harbor.ShipPage

@Composable
internal fun HarborNavHost(
    navController: NavHostController,
    modifier: Modifier = Modifier,
) {
    NavHost(
        navController = navController,
        startDestination = Screen.Piers,
        modifier = modifier,
    ) {
        composable<Screen.Piers> {
            PiersPage(
                onShip = { navController.navigate(Screen.Ship(it)) },
                onRules = { navController.navigate(Screen.Rules) },
            )
        }
        composable<Screen.Tides> {
            TextButton(onClick = { navController.navigate(Screen.Rules) }) { Text("Rules") }
        }
        ships(navController)
        composable<Screen.Rules> {
            RulesPage(onBack = { navController.popBackStack() })
        }
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
