package org.sample.market

import androidx.compose.runtime.Composable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.navigation.NavHostController
import androidx.navigation.NavOptionsBuilder
import androidx.navigation.NavType
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.dialog
import androidx.navigation.navArgument
import androidx.savedstate.read

/** Whether SwiftUI draws the bars around a page, so that Compose must not. */
val LocalUseNativeNavigation = staticCompositionLocalOf { false }

@Composable
fun MarketNavHost(
    navController: NavHostController,
    marketName: String,
    modifier: Modifier = Modifier,
    startRoute: String = Tab.Stalls.route,
    onNavigate: ((AppRoute) -> Unit)? = null,
    onActivate: ((AppRoute) -> Unit)? = null,
    onSet: ((AppRoute) -> Unit)? = null,
    onBack: (() -> Unit)? = null,
) {
    fun navigate(route: String, title: String? = null, builder: NavOptionsBuilder.() -> Unit = {}) {
        if (onNavigate == null) return navController.navigate(route, builder)
        while (navController.previousBackStackEntry != null) navController.popBackStack()
        if (route in listOf("stalls", "basket", "account")) {
            onActivate?.invoke(AppRoute(route))
        } else {
            onNavigate(AppRoute(route, title))
        }
    }

    fun replace(route: String, title: String? = null, builder: NavOptionsBuilder.() -> Unit = {}) {
        if (onNavigate == null || onBack == null) return navController.navigate(route, builder)
        while (navController.previousBackStackEntry != null) navController.popBackStack()
        onBack()
        onNavigate(AppRoute(route, title))
    }

    fun showAlone(route: String, title: String? = null, builder: NavOptionsBuilder.() -> Unit = {}) {
        if (onSet == null) return navController.navigate(route, builder)
        while (navController.previousBackStackEntry != null) navController.popBackStack()
        onSet(AppRoute(route, title))
    }

    // The page that the host started with is SwiftUI's to take away.
    fun goBack(pop: () -> Boolean): Boolean {
        if (onBack == null || navController.previousBackStackEntry != null) return pop()
        onBack()
        return true
    }

    fun goBackTo(route: String, pop: () -> Boolean): Boolean {
        if (onSet == null) return pop()
        while (navController.previousBackStackEntry != null) navController.popBackStack()
        onSet(AppRoute(route))
        return true
    }

    NavHost(navController, startDestination = startRoute, modifier = modifier) {
        composable(Tab.Stalls.route) {
            StallsScreen(
                marketName,
                onStall = { id -> navigate(Routes.stall(id, from = "list")) },
            )
        }
        composable(route = Tab.Basket.route) {
            BasketScreen(
                onStall = { id ->
                    navigate(Routes.stall(id, from = "basket")) { launchSingleTop = true }
                },
                onShop = { navigate(Tab.Stalls.route) },
            )
        }
        composable(Tab.Account.route) {
            AccountScreen(
                onOffer = { navigate(Routes.OFFER, title = "Your offer") },
                onHelp = { navigate(Routes.HELP, title = "Help") },
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
                onNext = { navigate("stall/${stallId + 1}?from=stall") },
                onBack = { goBack(navController::popBackStack) },
            )
        }
        composable(Routes.OFFER) {
            OfferScreen(
                onDone = { id ->
                    replace(Routes.stall(id, from = "offer")) {
                        popUpTo(Routes.OFFER) { inclusive = true }
                    }
                },
                onRemove = { id -> navController.navigate(Routes.remove(id)) },
                onCancel = { goBack { navController.popBackStack() } },
            )
        }
        composable(Routes.HELP) {
            HelpScreen(
                onHome = { goBackTo("stalls") { navController.popBackStack(Tab.Stalls.route, inclusive = false) } },
                onLeave = { showAlone(Tab.Stalls.route) { popUpTo(0) { inclusive = true } } },
                onBack = { goBack { navController.navigateUp() } },
            )
        }
        dialog(Routes.REMOVE) { entry ->
            RemoveDialog(
                offerId = entry.arguments?.read { getString("offerId") }.orEmpty(),
                onDismiss = { goBack { navController.popBackStack() } },
            )
        }
    }
}
