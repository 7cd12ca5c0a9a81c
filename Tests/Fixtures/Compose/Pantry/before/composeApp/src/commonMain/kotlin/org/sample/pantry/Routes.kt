package org.sample.pantry

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
data object ShelvesTab

@Serializable
data object ListTab

/** One jar. */
@Serializable
data class JarRoute(val jarId: Long, val label: String)

@Serializable
data object SettingsRoute

@Serializable
@SerialName("about")
data object AboutRoute

@Serializable
data class ScanRoute(val title: String = "Scan")

@Serializable
data class ThrowAwayRoute(val jarId: Long)

/** What is counted. */
fun kindOf(route: Any): String = when (route) {
    ShelvesTab, ListTab -> "tab"
    SettingsRoute -> "settings"
    is JarRoute -> "jar"
    else -> if (route == AboutRoute || route in listOf(ThrowAwayRoute(1), AboutRoute)) "about" else "other"
}
