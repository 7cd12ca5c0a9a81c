package org.sample.conference.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.ListItem
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.foundation.clickable
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import org.jetbrains.compose.resources.stringResource
import org.sample.conference.LocalAppGraph
import org.sample.conference.data.Session
import org.sample.conference.data.SessionId
import org.sample.conference.data.SpeakerId
import org.sample.conference.resources.Res
import org.sample.conference.resources.about_title
import org.sample.conference.resources.code_of_conduct_title
import org.sample.conference.resources.filter
import org.sample.conference.resources.settings_title
import org.sample.conference.resources.tab_schedule

@Composable
fun ScheduleScreen(onSession: (SessionId) -> Unit, onFilter: () -> Unit) {
    val service = LocalAppGraph.current.service
    val bookmarksOnly by service.bookmarksOnly.collectAsStateWithLifecycle()
    Column {
        Row {
            Text(stringResource(Res.string.tab_schedule), Modifier.weight(1f), style = MaterialTheme.typography.headlineMedium)
            TextButton(onClick = onFilter) { Text(stringResource(Res.string.filter)) }
        }
        LazyColumn {
            items(service.sessions.filter { !bookmarksOnly || it.isBookmarked }, key = { it.id.value }) { session ->
                ListItem(
                    headlineContent = { Text(session.title) },
                    supportingContent = { Text("${session.time}, ${session.room}") },
                    modifier = Modifier.clickable { onSession(session.id) },
                )
            }
        }
    }
}

@Composable
fun SpeakersScreen(onSpeaker: (SpeakerId) -> Unit) {
    val service = LocalAppGraph.current.service
    LazyColumn {
        items(service.speakers, key = { it.id.value }) { speaker ->
            ListItem(
                headlineContent = { Text(speaker.name) },
                supportingContent = { Text(speaker.role) },
                modifier = Modifier.clickable { onSpeaker(speaker.id) },
            )
        }
    }
}

@Composable
fun SearchScreen(onSession: (Session) -> Unit, onSpeaker: (SpeakerId) -> Unit) {
    var query by rememberSaveable { mutableStateOf("") }
    val service = LocalAppGraph.current.service
    Column {
        OutlinedTextField(query, onValueChange = { query = it })
        LazyColumn {
            items(service.sessions.filter { query in it.title }) { session ->
                TextButton(onClick = { onSession(session) }) { Text(session.title) }
            }
            items(service.speakers.filter { query in it.name }) { speaker ->
                TextButton(onClick = { onSpeaker(speaker.id) }) { Text(speaker.name) }
            }
        }
    }
}

@Composable
fun MapScreen(onRoom: (String) -> Unit) {
    Column {
        LocalAppGraph.current.service.sessions.map { it.room }.distinct().forEach { room ->
            TextButton(onClick = { onRoom(room) }) { Text(room) }
        }
    }
}

@Composable
fun InfoScreen(onAbout: () -> Unit, onSettings: () -> Unit, onCodeOfConduct: () -> Unit) {
    Column {
        TextButton(onClick = onAbout) { Text(stringResource(Res.string.about_title)) }
        TextButton(onClick = onSettings) { Text(stringResource(Res.string.settings_title)) }
        TextButton(onClick = onCodeOfConduct) { Text(stringResource(Res.string.code_of_conduct_title)) }
    }
}
