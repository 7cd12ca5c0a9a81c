package org.sample.conference.data

import kotlin.jvm.JvmInline
import kotlinx.serialization.Serializable

@Serializable
@JvmInline
value class SessionId(val value: String)

@Serializable
@JvmInline
value class SpeakerId(val value: String)

data class Speaker(val id: SpeakerId, val name: String, val role: String, val sessions: List<SessionId>)

data class Session(
    val id: SessionId,
    val title: String,
    val room: String,
    val time: String,
    val speaker: SpeakerId,
    val isBookmarked: Boolean = false,
)

class License(val name: String, val text: String)
