package org.sample.harbor

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import org.sample.harbor.navigation.LocalUseNativeNavigation
import org.sample.harbor.navigation.Screen
import org.sample.harbor.navigation.ScreenContent

@Composable
internal fun SingleScreenApp(
    name: String,
    route: Screen,
    onNavigate: (Screen) -> Unit,
    onBack: () -> Unit,
    onSet: (Screen) -> Unit,
    onActivate: (Screen) -> Unit,
) {
    CompositionLocalProvider(LocalHarborName provides name, LocalUseNativeNavigation provides true) {
        MaterialTheme {
            Scaffold { innerPadding ->
                Box(Modifier.fillMaxSize().padding(innerPadding).consumeWindowInsets(innerPadding)) {
                    ScreenContent(route, onNavigate, onBack, onSet, onActivate)
                }
            }
        }
    }
}
