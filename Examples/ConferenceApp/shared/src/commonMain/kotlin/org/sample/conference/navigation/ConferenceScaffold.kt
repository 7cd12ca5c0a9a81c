package org.sample.conference.navigation

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Box
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Info
import androidx.compose.material.icons.filled.People
import androidx.compose.material.icons.filled.Schedule
import androidx.compose.material.icons.filled.Search
import androidx.compose.material3.Icon
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import org.jetbrains.compose.resources.StringResource
import org.jetbrains.compose.resources.stringResource
import org.jetbrains.compose.resources.vectorResource
import org.sample.conference.resources.Res
import org.sample.conference.resources.ic_map
import org.sample.conference.resources.tab_info
import org.sample.conference.resources.tab_map
import org.sample.conference.resources.tab_schedule
import org.sample.conference.resources.tab_search
import org.sample.conference.resources.tab_speakers

private class BarItem(
    val route: TopLevelRoute,
    val label: StringResource,
    val icon: @Composable () -> ImageVector,
)

private val barItems = listOf(
    BarItem(ScheduleRoute, Res.string.tab_schedule) { Icons.Default.Schedule },
    BarItem(SpeakersRoute, Res.string.tab_speakers) { Icons.Default.People },
    BarItem(SearchRoute, Res.string.tab_search) { Icons.Default.Search },
    BarItem(MapRoute, Res.string.tab_map) { vectorResource(Res.drawable.ic_map) },
    BarItem(InfoRoute, Res.string.tab_info) { Icons.Default.Info },
)

/** The tab bar below the page; hidden before the tabs. */
@Composable
internal fun ConferenceScaffold(
    navState: NavState,
    navigator: Navigator,
    content: @Composable () -> Unit,
) {
    Column {
        Box(Modifier.weight(1f)) { content() }
        if (navState.tab != null) {
            NavigationBar {
                barItems.forEach { item ->
                    NavigationBarItem(
                        selected = navState.tab == item.route,
                        onClick = { navigator.show(item.route) },
                        icon = { Icon(item.icon(), contentDescription = null) },
                        label = { Text(stringResource(item.label)) },
                    )
                }
            }
        }
    }
}
