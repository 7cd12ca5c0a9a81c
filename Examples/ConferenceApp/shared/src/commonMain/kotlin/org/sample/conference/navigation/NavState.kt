package org.sample.conference.navigation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.SnapshotStateList

/** A back stack for each tab, and one for the pages before the tabs. */
class NavState(
    start: AppRoute,
    tabs: List<TopLevelRoute>,
) {
    private val stacks: Map<TopLevelRoute, SnapshotStateList<AppRoute>> = tabs.associateWith { mutableStateListOf(it) }
    private val before: SnapshotStateList<AppRoute> = mutableStateListOf(start)

    /** Null before the tabs. */
    var tab: TopLevelRoute? by mutableStateOf(start as? TopLevelRoute)

    val stack: SnapshotStateList<AppRoute> get() = tab?.let { stacks.getValue(it) } ?: before
}

@Composable
fun rememberNavState(start: AppRoute, tabs: List<TopLevelRoute>): NavState = remember(start) { NavState(start, tabs) }

/** What the pages navigate with. */
class Navigator(private val state: NavState) {
    fun goTo(route: AppRoute) {
        when (route) {
            is TopLevelRoute -> show(route)
            else -> state.stack.add(route)
        }
    }

    fun back() {
        if (state.stack.size > 1) state.stack.removeAt(state.stack.lastIndex)
    }

    fun show(tab: TopLevelRoute) {
        state.tab = tab
    }

    fun startOver(route: AppRoute) {
        state.stack.clear()
        goTo(route)
    }
}
