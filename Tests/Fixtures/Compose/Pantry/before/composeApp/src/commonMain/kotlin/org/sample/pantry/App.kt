package org.sample.pantry

import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalUriHandler
import androidx.navigation.NavDestination.Companion.hasRoute
import androidx.navigation.NavHostController
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.currentBackStackEntryAsState
import androidx.navigation.compose.dialog
import androidx.navigation.compose.rememberNavController
import androidx.navigation.toRoute
import org.jetbrains.compose.resources.stringResource
import org.sample.pantry.resources.Res
import org.sample.pantry.resources.tab_list
import org.sample.pantry.resources.tab_shelves

@Composable
fun App(store: Store, onTitle: (String) -> Unit = {}) {
    MaterialTheme {
        PantryHost(store)
    }
}

@Composable
private fun PantryHost(store: Store) {
    val controller = rememberNavController()
    val uriHandler = LocalUriHandler.current
    Scaffold(bottomBar = { PantryBar(controller) }) { padding ->
        NavHost(controller, startDestination = ShelvesTab, modifier = Modifier.padding(padding)) {
            composable<ShelvesTab> {
                ShelvesScreen(store, onJar = { controller.navigate(JarRoute(it.id, it.label)) }, onSettings = { controller.navigate(SettingsRoute) })
            }
            composable<ListTab> { ListScreen(onScan = { controller.navigate(ScanRoute()) }) }
            composable<JarRoute> { entry ->
                val jar = entry.toRoute<JarRoute>()
                JarScreen(
                    store = store,
                    jarId = jar.jarId,
                    label = jar.label,
                    onThrowAway = { controller.navigate(ThrowAwayRoute(jar.jarId)) },
                    onList = { controller.navigate(ListTab) },
                    onBack = { controller.popBackStack() },
                )
            }
            composable<SettingsRoute> {
                SettingsScreen(
                    onAbout = {
                        controller.navigate(AboutRoute) {
                            launchSingleTop = true
                        }
                    },
                    onBack = controller::popBackStack,
                )
            }
            composable<AboutRoute> {
                AboutScreen(
                    onWebsite = { uriHandler.openUri("https://pantry.example") },
                    onClose = { controller.popBackStack(SettingsRoute, inclusive = true) },
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
