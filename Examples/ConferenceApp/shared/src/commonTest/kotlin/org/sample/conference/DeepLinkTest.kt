package org.sample.conference

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue
import kotlinx.serialization.json.Json
import org.sample.conference.data.SessionId
import org.sample.conference.navigation.AboutRoute
import org.sample.conference.navigation.AppRoute
import org.sample.conference.navigation.ScheduleRoute
import org.sample.conference.navigation.SessionRoute
import org.sample.conference.navigation.SettingsRoute
import org.sample.conference.navigation.needsNetwork
import org.sample.conference.navigation.routeOf
import org.sample.conference.navigation.trackingName

class DeepLinkTest {
    @Test
    fun pathsNamePages() {
        assertEquals(ScheduleRoute, routeOf("schedule"))
        assertEquals(SettingsRoute, routeOf("/settings"))
        assertEquals(SessionRoute(SessionId("trees")), routeOf("session/trees"))
        assertNull(routeOf("nowhere"))
    }

    @Test
    fun pagesThatWorkOffline() {
        assertFalse(SettingsRoute.needsNetwork())
        assertTrue(ScheduleRoute.needsNetwork())
        assertEquals("about", AboutRoute.trackingName())
    }

    @Test
    fun routesSurviveJson() {
        val text = Json.encodeToString(AppRoute.serializer(), AboutRoute)
        assertTrue(Json.decodeFromString(AppRoute.serializer(), text) is AboutRoute)
    }
}
