package org.sample.orchard

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.*
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

@Composable
fun TreesScreen(onTree: (String) -> Unit) {
  TextButton(onClick = { onTree("apple") }) { Text("Apple") }
}

@Composable
fun HarvestScreen(onCredits: () -> Unit) {
  TextButton(onClick = onCredits) { Text("Credits") }
}

@Composable
fun TreeScreen(name: String, onCredits: () -> Unit, onBack: () -> Unit) {
  Column {
    if (!LocalUseNativeNavigation.current) {
      PageBar(name, onBack)
    } else {
      Spacer(Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top)))
    }
    TextButton(onClick = onCredits) { Text("Credits") }
  }
}

@Composable
fun CreditsScreen(onBack: () -> Unit) {
  Column {
    if (!LocalUseNativeNavigation.current) {
      PageBar("Credits", onBack)
    } else {
      Spacer(Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top)))
    }
    Text("Many people")
  }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun PageBar(title: String, onBack: () -> Unit) {
  TopAppBar(
    title = { Text(title) },
    navigationIcon = { TextButton(onClick = onBack) { Text("Back") } })
}
