package org.sample.market

import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.navigation.NavHostController
import androidx.navigation.compose.currentBackStackEntryAsState
import androidx.navigation.compose.rememberNavController

@Composable
fun App(
    marketName: String,
    startRoute: String = "stalls",
    onNavigate: ((AppRoute) -> Unit)? = null,
    onActivate: ((AppRoute) -> Unit)? = null,
    onSet: ((AppRoute) -> Unit)? = null,
    onBack: (() -> Unit)? = null,
) {
    MaterialTheme {
        val navController = rememberNavController()
        CompositionLocalProvider(LocalUseNativeNavigation provides (onNavigate != null)) {
            Scaffold(bottomBar = { MarketBar(navController) }) { padding ->
                MarketNavHost(
                    navController,
                    marketName,
                    Modifier.padding(padding).then(if (onNavigate != null) Modifier.consumeWindowInsets(padding) else Modifier),
                    startRoute = startRoute,
                    onNavigate = onNavigate,
                    onActivate = onActivate,
                    onSet = onSet,
                    onBack = onBack,
                )
            }
        }
    }
    LaunchedEffect(marketName) { Market.open(marketName) }
}

@Composable
private fun MarketBar(navController: NavHostController) {
    val entry by navController.currentBackStackEntryAsState()
    if (!LocalUseNativeNavigation.current) {
        NavigationBar {
            Tab.entries.forEach { tab ->
                NavigationBarItem(
                    selected = entry?.destination?.route == tab.route,
                    onClick = {
                        navController.navigate(tab.route) {
                            popUpTo(Tab.Stalls.route) { saveState = true }
                            launchSingleTop = true
                            restoreState = true
                        }
                    },
                    icon = { Icon(tab.icon, contentDescription = null) },
                    label = { Text(tab.title) },
                )
            }
        }
    }
}
