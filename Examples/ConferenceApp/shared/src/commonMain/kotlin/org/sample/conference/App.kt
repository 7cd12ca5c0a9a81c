package org.sample.conference

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import org.sample.conference.data.Theme
import org.sample.conference.navigation.ConferenceNavHost
import org.sample.conference.ui.ConferenceTheme

val LocalAppGraph = staticCompositionLocalOf<AppGraph> { error("No AppGraph was provided") }

@Composable
fun App(
    graph: AppGraph,
    onThemeChange: ((isDark: Boolean) -> Unit)? = null,
) {
    val theme by graph.service.theme.collectAsStateWithLifecycle()
    val isDark = when (theme) {
        Theme.System -> isSystemInDarkTheme()
        Theme.Light -> false
        Theme.Dark -> true
    }

    CompositionLocalProvider(
        LocalAppGraph provides graph,
    ) {
        ConferenceTheme(isDark = isDark) {
            val isWelcomed by graph.service.isWelcomed.collectAsStateWithLifecycle()
            ConferenceNavHost(isWelcomed, isDark, onThemeChange)
        }
    }
}
