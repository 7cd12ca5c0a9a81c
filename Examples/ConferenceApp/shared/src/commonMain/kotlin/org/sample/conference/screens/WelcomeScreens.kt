package org.sample.conference.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Button
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import org.jetbrains.compose.resources.stringResource
import org.sample.conference.LocalAppGraph
import org.sample.conference.resources.Res
import org.sample.conference.resources.done
import org.sample.conference.resources.filter
import org.sample.conference.resources.filter_bookmarks
import org.sample.conference.resources.notifications_text
import org.sample.conference.resources.welcome_continue
import org.sample.conference.resources.welcome_text

@Composable
fun WelcomeScreen(onContinue: () -> Unit) {
    Column {
        Text(stringResource(Res.string.welcome_text))
        Button(onClick = onContinue) { Text(stringResource(Res.string.welcome_continue)) }
    }
}

@Composable
fun NotificationsScreen(onDone: () -> Unit) {
    Column {
        Text(stringResource(Res.string.notifications_text))
        Button(onClick = onDone) { Text(stringResource(Res.string.done)) }
    }
}

@Composable
fun FilterDialog(onChange: (Boolean) -> Unit, onClose: () -> Unit) {
    val bookmarksOnly by LocalAppGraph.current.service.bookmarksOnly.collectAsStateWithLifecycle()
    AlertDialog(
        onDismissRequest = onClose,
        confirmButton = { TextButton(onClick = onClose) { Text(stringResource(Res.string.done)) } },
        title = { Text(stringResource(Res.string.filter)) },
        text = {
            Row {
                Text(stringResource(Res.string.filter_bookmarks))
                Switch(bookmarksOnly, onCheckedChange = onChange)
            }
        },
    )
}
