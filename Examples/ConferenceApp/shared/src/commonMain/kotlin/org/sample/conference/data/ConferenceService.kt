package org.sample.conference.data

import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

enum class Theme { System, Light, Dark }

/** Everything the app knows. The real one would load it. */
class ConferenceService {
    private val _theme = MutableStateFlow(Theme.System)
    val theme: StateFlow<Theme> = _theme.asStateFlow()

    private val _isWelcomed = MutableStateFlow(false)
    val isWelcomed: StateFlow<Boolean> = _isWelcomed.asStateFlow()

    private val _bookmarksOnly = MutableStateFlow(false)
    val bookmarksOnly: StateFlow<Boolean> = _bookmarksOnly.asStateFlow()

    val speakers: List<Speaker> = listOf(
        Speaker(SpeakerId("mira"), "Mira Lind", "Compiler engineer", listOf(SessionId("trees"))),
        Speaker(SpeakerId("tom"), "Tom Akello", "Designer", listOf(SessionId("glass"))),
    )

    val sessions: List<Session> = listOf(
        Session(SessionId("trees"), "Trees all the way", "Hall 1", "09:00", SpeakerId("mira")),
        Session(SessionId("glass"), "Designing with glass", "Hall 2", "10:30", SpeakerId("tom"), isBookmarked = true),
    )

    val licenses: List<License> = listOf(License("Apache-2.0", "Licensed under the Apache License."))

    fun session(id: SessionId): Session? = sessions.find { it.id == id }

    fun speaker(id: SpeakerId): Speaker? = speakers.find { it.id == id }

    fun setTheme(theme: Theme) = _theme.update { theme }

    fun finishWelcome() = _isWelcomed.update { true }

    fun setBookmarksOnly(value: Boolean) = _bookmarksOnly.update { value }
}
