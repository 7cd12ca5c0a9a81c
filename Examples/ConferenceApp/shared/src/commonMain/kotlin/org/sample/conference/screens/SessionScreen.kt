package org.sample.conference.screens

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Share
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import org.jetbrains.compose.resources.stringResource
import org.sample.conference.LocalAppGraph
import org.sample.conference.data.SessionId
import org.sample.conference.data.SpeakerId
import org.sample.conference.resources.Res
import org.sample.conference.resources.room_show
import org.sample.conference.resources.share
import org.sample.conference.ui.BackButton

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun SessionScreen(
    sessionId: SessionId,
    onSpeaker: (SpeakerId) -> Unit,
    onRoom: (String) -> Unit,
    onShare: () -> Unit,
    onBack: () -> Unit,
) {
    val service = LocalAppGraph.current.service
    val session = service.session(sessionId) ?: return
    Scaffold(
        topBar = {
            TopAppBar(
                title = { Text(session.title) },
                navigationIcon = { BackButton(onBack) },
                actions = {
                    IconButton(onClick = onShare) {
                        Icon(Icons.Default.Share, contentDescription = stringResource(Res.string.share))
                    }
                },
            )
        },
    ) { padding ->
        Column(Modifier.padding(padding)) {
            Text(session.title, style = MaterialTheme.typography.headlineMedium)
            service.speaker(session.speaker)?.let { speaker ->
                TextButton(onClick = { onSpeaker(speaker.id) }) { Text(speaker.name) }
            }
            TextButton(onClick = { onRoom(session.room) }) { Text(stringResource(Res.string.room_show)) }
        }
    }
}
