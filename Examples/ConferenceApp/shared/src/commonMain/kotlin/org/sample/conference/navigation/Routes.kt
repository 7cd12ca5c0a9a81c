package org.sample.conference.navigation

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import org.sample.conference.data.SessionId
import org.sample.conference.data.SpeakerId

@Serializable
sealed interface AppRoute

/** The root of a tab. */
@Serializable
sealed interface TopLevelRoute : AppRoute

@Serializable
@SerialName("schedule")
data object ScheduleRoute : TopLevelRoute

@Serializable
@SerialName("speakers")
data object SpeakersRoute : TopLevelRoute

@Serializable
@SerialName("search")
data object SearchRoute : TopLevelRoute

@Serializable
@SerialName("map")
data object MapRoute : TopLevelRoute

@Serializable
@SerialName("info")
data object InfoRoute : TopLevelRoute

@Serializable
@SerialName("welcome")
data object WelcomeRoute : AppRoute

@Serializable
@SerialName("notifications")
data object NotificationsRoute : AppRoute

@Serializable
@SerialName("session")
data class SessionRoute(val sessionId: SessionId) : AppRoute

@Serializable
@SerialName("speaker")
data class SpeakerRoute(
    val speakerId: SpeakerId,
    val fromSession: Boolean = false,
) : AppRoute

@Serializable
@SerialName("room")
data class RoomRoute(val roomName: String) : AppRoute

@Serializable
@SerialName("filter")
data object FilterRoute : AppRoute

@Serializable
@SerialName("settings")
data object SettingsRoute : AppRoute

@Serializable
@SerialName("about")
data object AboutRoute : AppRoute

@Serializable
@SerialName("conduct")
data object CodeOfConductRoute : AppRoute

@Serializable
@SerialName("licenses")
data object LicensesRoute : AppRoute

@Serializable
@SerialName("license")
data class LicenseRoute(
    val licenseName: String,
    val licenseText: String,
) : AppRoute
