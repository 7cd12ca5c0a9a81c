package org.sample.orchard

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.*
import androidx.compose.runtime.Composable

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
    PageBar(name, onBack)
    TextButton(onClick = onCredits) { Text("Credits") }
  }
}

@Composable
fun CreditsScreen(onBack: () -> Unit) {
  Column {
    PageBar("Credits", onBack)
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
