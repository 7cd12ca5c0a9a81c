package org.sample.orchard

import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.navigation3.runtime.NavKey
import androidx.navigation3.runtime.entryProvider
import androidx.navigation3.runtime.rememberNavBackStack
import androidx.navigation3.ui.NavDisplay

/** Whether SwiftUI draws the bars around a page, so that Compose must not. */
val LocalUseNativeNavigation = staticCompositionLocalOf { false }

@Composable
fun App(
  topLevelRoute: TopLevelRoute = Trees,
  onNavigate: ((AppRoute) -> Unit)? = null,
  onActivate: ((TopLevelRoute) -> Unit)? = null,
) {
  MaterialTheme {
    val backStack = rememberNavBackStack(topLevelRoute)

    if (onNavigate != null) {
      LaunchedEffect(backStack) {
        // Arrays are never equal, so a page that is pushed twice is handed over twice.
        snapshotFlow { backStack.toTypedArray() }.collect { stack ->
          val details = stack.drop(1).filterIsInstance<AppRoute>().filter { it !is TopLevelRoute }
          if (stack.size > 1) backStack.subList(1, stack.size).clear()
          val tab = stack.filterIsInstance<TopLevelRoute>().lastOrNull()
          if (tab != null && tab != topLevelRoute) {
            backStack[0] = topLevelRoute
            onActivate?.invoke(tab)
          }
          details.forEach { onNavigate(it) }
        }
      }
    }

    CompositionLocalProvider(LocalUseNativeNavigation provides (onNavigate != null)) {
      Scaffold(
        bottomBar = {
          if (!LocalUseNativeNavigation.current) {
            NavigationBar {
              NavigationBarItem(
                selected = backStack.lastOrNull() == Trees,
                onClick = { backStack.clear(); backStack.add(Trees) },
                icon = {},
                label = { Text("Trees") })
              NavigationBarItem(
                selected = backStack.lastOrNull() == Harvest,
                onClick = { backStack.clear(); backStack.add(Harvest) },
                icon = {},
                label = { Text("Harvest") })
            }
          }
        }
      ) {
        NavDisplay(
          backStack = backStack,
          onBack = { backStack.removeLastOrNull() },
          entryProvider = entryProvider {
            entry<Trees> { TreesScreen(onTree = { backStack.add(Tree(it)) }) }
            entry<Harvest> { HarvestScreen(onCredits = { backStack.add(Credits) }) }
            entry<Tree> { key ->
              TreeScreen(key.id, onCredits = { backStack.add(Credits) }, onBack = { backStack.removeLastOrNull() })
            }
            entry<Credits> { CreditsScreen(onBack = { backStack.removeLastOrNull() }) }
          },
        )
      }
    }
  }
}

/** One page without a host: SwiftUI owns the stack that it is on. */
@Composable
fun ScreenContent(
  route: AppRoute,
  onNavigate: (AppRoute) -> Unit,
  onBack: () -> Unit,
  onSet: (AppRoute) -> Unit,
  onActivate: (TopLevelRoute) -> Unit,
) {
  when (route) {
    is Tree -> TreeScreen(route.id, onCredits = { onNavigate(Credits) }, onBack = onBack)
    is Credits -> CreditsScreen(onBack = onBack)

    // The root of a tab is a host of its own.
    is TopLevelRoute -> LaunchedEffect(route) { onActivate(route) }
  }
}
