package org.sample.conference

import org.sample.conference.data.ConferenceService

/** What the app is wired from, made once by each platform. */
class AppGraph(val platform: String, val supportsNotifications: Boolean = true) {
    val service: ConferenceService by lazy { ConferenceService() }
}
