package org.sample.conference.screens

import androidx.compose.material3.RadioButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import org.jetbrains.compose.resources.stringResource
import org.sample.conference.LocalAppGraph
import org.sample.conference.data.Theme
import org.sample.conference.resources.Res
import org.sample.conference.resources.about_title
import org.sample.conference.resources.code_of_conduct_title
import org.sample.conference.resources.licenses_title
import org.sample.conference.resources.settings_title
import org.sample.conference.ui.ScreenWithTitle

@Composable
fun SettingsScreen(onBack: () -> Unit) {
    val service = LocalAppGraph.current.service
    val theme by service.theme.collectAsStateWithLifecycle()
    ScreenWithTitle(stringResource(Res.string.settings_title), onBack) {
        Theme.entries.forEach { choice ->
            RadioButton(selected = choice == theme, onClick = { service.setTheme(choice) })
            Text(choice.name)
        }
    }
}

@Composable
fun AboutScreen(onLicenses: () -> Unit, onCodeOfConduct: () -> Unit, onWebsite: () -> Unit, onBack: () -> Unit) {
    ScreenWithTitle(stringResource(Res.string.about_title), onBack) {
        TextButton(onClick = onLicenses) { Text(stringResource(Res.string.licenses_title)) }
        TextButton(onClick = onCodeOfConduct) { Text(stringResource(Res.string.code_of_conduct_title)) }
        TextButton(onClick = onWebsite) { Text("conference.example") }
    }
}

@Composable
fun CodeOfConductScreen(onBack: () -> Unit) {
    ScreenWithTitle(stringResource(Res.string.code_of_conduct_title), onBack) {
        Text("Be kind.")
    }
}

@Composable
fun LicensesScreen(onLicense: (name: String, text: String) -> Unit, onBack: () -> Unit) {
    ScreenWithTitle(stringResource(Res.string.licenses_title), onBack) {
        LocalAppGraph.current.service.licenses.forEach { license ->
            TextButton(onClick = { onLicense(license.name, license.text) }) { Text(license.name) }
        }
    }
}

@Composable
fun LicenseScreen(name: String, text: String, onBack: () -> Unit) {
    ScreenWithTitle(name, onBack) {
        Text(text)
    }
}
