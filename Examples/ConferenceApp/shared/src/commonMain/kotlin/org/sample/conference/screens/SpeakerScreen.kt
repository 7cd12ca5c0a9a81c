package org.sample.conference.screens

import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import org.sample.conference.LocalAppGraph
import org.sample.conference.data.SessionId
import org.sample.conference.data.SpeakerId
import org.sample.conference.ui.ScreenWithTitle

@Composable
fun SpeakerScreen(
    speakerId: SpeakerId,
    showsSessions: Boolean,
    onSession: (SessionId) -> Unit,
    onBack: () -> Unit,
) {
    val service = LocalAppGraph.current.service
    val speaker = service.speaker(speakerId) ?: return
    ScreenWithTitle(title = speaker.name, onBack = onBack) {
        Text(speaker.role)
        if (showsSessions) {
            speaker.sessions.mapNotNull(service::session).forEach { session ->
                TextButton(onClick = { onSession(session.id) }) { Text(session.title) }
            }
        }
    }
}

@Composable
fun RoomScreen(roomName: String, onBack: () -> Unit) {
    ScreenWithTitle(title = roomName, onBack = onBack) {
        LocalAppGraph.current.service.sessions.filter { it.room == roomName }.forEach { Text(it.title) }
    }
}
