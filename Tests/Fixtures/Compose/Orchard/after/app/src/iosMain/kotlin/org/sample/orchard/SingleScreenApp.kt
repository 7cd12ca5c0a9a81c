package org.sample.orchard

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.consumeWindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.Modifier

@Composable
internal fun SingleScreenApp(
  route: AppRoute,
  onNavigate: (AppRoute) -> Unit,
  onBack: () -> Unit,
  onSet: (AppRoute) -> Unit,
  onActivate: (TopLevelRoute) -> Unit,
) {
  CompositionLocalProvider(LocalUseNativeNavigation provides true) {
    MaterialTheme {
      Scaffold { innerPadding ->
        Box(Modifier.fillMaxSize().padding(innerPadding).consumeWindowInsets(innerPadding)) {
          ScreenContent(route, onNavigate, onBack, onSet, onActivate)
        }
      }
    }
  }
}
