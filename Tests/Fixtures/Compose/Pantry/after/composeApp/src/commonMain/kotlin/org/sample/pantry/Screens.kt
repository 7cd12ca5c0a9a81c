package org.sample.pantry

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.jetbrains.compose.resources.stringResource
import org.sample.pantry.resources.Res
import org.sample.pantry.resources.about_title
import org.sample.pantry.resources.settings

class Jar(val id: Long, val label: String)

class Store {
    val jars = mutableListOf(Jar(1, "Plums"))

    fun remove(id: Long) {
        jars.removeAll { it.id == id }
    }
}

@Composable
fun ShelvesScreen(store: Store, onJar: (Jar) -> Unit, onSettings: () -> Unit) {
    store.jars.forEach { jar -> TextButton(onClick = { onJar(jar) }) { Text(jar.label) } }
    TextButton(onClick = onSettings) { Text("Settings") }
}

@Composable
fun ListScreen(onScan: () -> Unit) {
    TextButton(onClick = onScan) { Text("Scan") }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun JarScreen(store: Store, jarId: Long, label: String, onThrowAway: () -> Unit, onList: () -> Unit, onBack: () -> Unit) {
    Scaffold(topBar = {
        if (!LocalUseNativeNavigation.current) {
            TopAppBar(title = { Text(label) }, navigationIcon = { TextButton(onClick = onBack) { Text("Back") } })
        }
    }) {
        Text("${store.jars.find { it.id == jarId }?.label}")
        TextButton(onClick = onThrowAway) { Text("Throw away") }
        TextButton(onClick = onList) { Text("Shopping list") }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun SettingsScreen(onAbout: () -> Unit, onBack: () -> Unit) {
    Column {
        if (!LocalUseNativeNavigation.current) {
            TopAppBar(
                title = { Text(stringResource(Res.string.settings)) },
                navigationIcon = { TextButton(onClick = onBack) { Text("Back") } },
            )
        } else {
            Spacer(Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top)))
        }
        TextButton(onClick = onAbout) { Text("About") }
    }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun AboutScreen(onWebsite: () -> Unit, onClose: () -> Unit, onBack: () -> Unit) {
    Scaffold(
        topBar = {
            TopAppBar(
                title = { if (!LocalUseNativeNavigation.current) Text(stringResource(Res.string.about_title)) },
                navigationIcon = { if (!LocalUseNativeNavigation.current) TextButton(onClick = onBack) { Text("Back") } },
                actions = { TextButton(onClick = onClose) { Text("Close") } },
            )
        },
    ) {
        TextButton(onClick = onWebsite) { Text("Website") }
    }
}

@Composable
fun ScanScreen(onDone: () -> Unit) {
    TextButton(onClick = onDone) { Text("Done") }
}

@Composable
fun ThrowAwayDialog(onYes: () -> Unit) {
    TextButton(onClick = onYes) { Text("Yes") }
}
