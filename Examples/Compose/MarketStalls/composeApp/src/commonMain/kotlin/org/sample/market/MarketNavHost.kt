package org.sample.market

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.navigation.NavHostController
import androidx.navigation.NavType
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.dialog
import androidx.navigation.navArgument
import androidx.savedstate.read

@Composable
fun MarketNavHost(navController: NavHostController, marketName: String, modifier: Modifier = Modifier) {
    NavHost(navController, startDestination = Tab.Stalls.route, modifier = modifier) {
        composable(Tab.Stalls.route) {
            StallsScreen(
                marketName,
                onStall = { id -> navController.navigate(Routes.stall(id, from = "list")) },
            )
        }
        composable(route = Tab.Basket.route) {
            BasketScreen(
                onStall = { id ->
                    navController.navigate(Routes.stall(id, from = "basket")) { launchSingleTop = true }
                },
                onShop = { navController.navigate(Tab.Stalls.route) },
            )
        }
        composable(Tab.Account.route) {
            AccountScreen(
                onOffer = { navController.navigate(Routes.OFFER) },
                onHelp = { navController.navigate(Routes.HELP) },
            )
        }
        composable(
            Routes.STALL,
            arguments = listOf(
                navArgument("stallId") { type = NavType.LongType },
                navArgument("from") { defaultValue = "" },
            ),
        ) { entry ->
            val stallId = entry.arguments?.read { getLong("stallId") } ?: return@composable
            StallScreen(
                stallId = stallId,
                from = entry.arguments?.read { getStringOrNull("from") }.orEmpty(),
                onNext = { navController.navigate("stall/${stallId + 1}?from=stall") },
                onBack = navController::popBackStack,
            )
        }
        composable(Routes.OFFER) {
            OfferScreen(
                onDone = { id ->
                    navController.navigate(Routes.stall(id, from = "offer")) {
                        popUpTo(Routes.OFFER) { inclusive = true }
                    }
                },
                onRemove = { id -> navController.navigate(Routes.remove(id)) },
                onCancel = { navController.popBackStack() },
            )
        }
        composable(Routes.HELP) {
            HelpScreen(
                onHome = { navController.popBackStack(Tab.Stalls.route, inclusive = false) },
                onLeave = { navController.navigate(Tab.Stalls.route) { popUpTo(0) { inclusive = true } } },
                onBack = { navController.navigateUp() },
            )
        }
        dialog(Routes.REMOVE) { entry ->
            RemoveDialog(
                offerId = entry.arguments?.read { getString("offerId") }.orEmpty(),
                onDismiss = { navController.popBackStack() },
            )
        }
    }
}
