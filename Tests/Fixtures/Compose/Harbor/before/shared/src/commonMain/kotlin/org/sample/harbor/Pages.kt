package org.sample.harbor

import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable

@Composable
fun PiersPage(onShip: (String) -> Unit, onRules: () -> Unit) {
    TextButton(onClick = { onShip("Adler") }) { Text("Adler") }
    TextButton(onClick = onRules) { Text("Rules") }
}

@Composable
fun ShipPage(name: String, onBack: () -> Unit, onTides: () -> Unit) {
    HarborPage(title = name, onBack = onBack) { TextButton(onClick = onTides) { Text("Tides") } }
}

@Composable
fun RulesPage(onBack: () -> Unit) {
    HarborPage(title = "Rules of the harbor", onBack = onBack) { Text("Slow") }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun HarborPage(title: String, onBack: () -> Unit, content: @Composable () -> Unit) {
    Scaffold(
        topBar = { TopAppBar(title = { Text(title) }, navigationIcon = { TextButton(onClick = onBack) { Text("Back") } }) },
    ) {
        content()
    }
}
