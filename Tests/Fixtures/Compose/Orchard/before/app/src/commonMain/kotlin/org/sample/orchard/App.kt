package org.sample.orchard

import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.navigation3.runtime.NavKey
import androidx.navigation3.runtime.entryProvider
import androidx.navigation3.runtime.rememberNavBackStack
import androidx.navigation3.ui.NavDisplay

@Composable
fun App() {
  MaterialTheme {
    val backStack = rememberNavBackStack(Trees)
    Scaffold(
      bottomBar = {
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
