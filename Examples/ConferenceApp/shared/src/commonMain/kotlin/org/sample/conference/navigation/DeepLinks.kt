package org.sample.conference.navigation

import org.sample.conference.data.SessionId
import org.sample.conference.data.SpeakerId

/** The page that a path such as `session/trees` names; null for one that nobody knows. */
fun routeOf(path: String): AppRoute? {
    val parts = path.trim('/').split("/")
    return when (parts.first()) {
        "schedule" -> ScheduleRoute
        "speakers" -> SpeakersRoute
        "map" -> MapRoute
        "info" -> InfoRoute
        "settings" -> SettingsRoute
        "about" -> AboutRoute
        "conduct" -> CodeOfConductRoute
        "session" -> parts.getOrNull(1)?.let { SessionRoute(SessionId(it)) }
        "speaker" -> parts.getOrNull(1)?.let { SpeakerRoute(SpeakerId(it)) }
        else -> null
    }
}

/** What statistics call a page. */
fun AppRoute.trackingName(): String = when (this) {
    ScheduleRoute, SpeakersRoute, SearchRoute, MapRoute, InfoRoute -> "tab"
    WelcomeRoute, NotificationsRoute -> "welcome"
    SettingsRoute -> "settings"
    AboutRoute, CodeOfConductRoute -> "about"
    is LicensesRoute -> "licenses"
    is LicenseRoute -> "license"
    FilterRoute -> "filter"
    is RoomRoute -> "room"
    is SessionRoute -> "session"
    is SpeakerRoute -> "speaker"
}

fun AppRoute.needsNetwork(): Boolean = this != SettingsRoute && this !in setOf(LicensesRoute, AboutRoute)
