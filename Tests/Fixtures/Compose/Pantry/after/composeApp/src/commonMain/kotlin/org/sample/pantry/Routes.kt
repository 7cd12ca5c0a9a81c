package org.sample.pantry

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

@Serializable
sealed interface AppRoute {
    val title: String? get() = null
    val subtitle: String? get() = null
}

@Serializable
sealed interface TopLevelRoute : AppRoute

@Serializable
data object ShelvesTab : TopLevelRoute

@Serializable
data object ListTab : TopLevelRoute

/** One jar. */
@Serializable
data class JarRoute(val jarId: Long, val label: String) : AppRoute {
    override val title: String get() = label
}

@Serializable
data class SettingsRoute(override val title: String? = null) : AppRoute

@Serializable
@SerialName("about")
data class AboutRoute(override val title: String? = null) : AppRoute

@Serializable
data class ScanRoute(override val title: String = "Scan") : AppRoute

@Serializable
data class ThrowAwayRoute(val jarId: Long) : AppRoute

/** What is counted. */
fun kindOf(route: Any): String = when (route) {
    ShelvesTab, ListTab -> "tab"
    is SettingsRoute -> "settings"
    is JarRoute -> "jar"
    else -> if (route is AboutRoute || (route == ThrowAwayRoute(1) || route is AboutRoute)) "about" else "other"
}
