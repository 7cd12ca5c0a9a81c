package org.sample.harbor

import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.compositionLocalOf
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.navigation.NavDestination.Companion.hasRoute
import androidx.navigation.compose.currentBackStackEntryAsState
import androidx.navigation.compose.rememberNavController
import org.sample.harbor.navigation.HarborNavHost
import org.sample.harbor.navigation.LocalUseNativeNavigation
import org.sample.harbor.navigation.Screen

internal val LocalHarborName = compositionLocalOf { "" }

@Composable
fun App(
    name: String,
    topLevelRoute: Screen = Screen.Piers,
    onNavigate: ((Screen) -> Unit)? = null,
    onActivate: ((Screen) -> Unit)? = null,
) {
    val navController = rememberNavController()
    val entry by navController.currentBackStackEntryAsState()

    CompositionLocalProvider(
        LocalHarborName provides name,
        LocalUseNativeNavigation provides (onNavigate != null),
    ) {
        MaterialTheme {
            Scaffold(
                bottomBar = {
                    if (!LocalUseNativeNavigation.current) {
                        NavigationBar {
                            NavigationBarItem(
                                selected = entry?.destination?.hasRoute<Screen.Piers>() == true,
                                onClick = { navController.navigate(Screen.Piers) },
                                icon = {},
                                label = { Text("Piers") },
                            )
                            NavigationBarItem(
                                selected = entry?.destination?.hasRoute<Screen.Tides>() == true,
                                onClick = { navController.navigate(Screen.Tides) },
                                icon = {},
                                label = { Text("Tides") },
                            )
                        }
                    }
                },
            ) { padding ->
                HarborNavHost(
                    navController,
                    Modifier.padding(padding).then(if (onNavigate != null) Modifier.consumeWindowInsets(padding) else Modifier),
                    topLevelRoute = topLevelRoute,
                    onNavigate = onNavigate,
                    onActivate = onActivate,
                )
            }
        }
    }
}
