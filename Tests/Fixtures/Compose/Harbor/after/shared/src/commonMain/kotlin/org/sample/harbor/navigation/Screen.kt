package org.sample.harbor.navigation

import kotlinx.serialization.Serializable

@Serializable
sealed class Screen {
    open val title: String? get() = null
    open val subtitle: String? get() = null

    @Serializable
    data object Piers : Screen()

    @Serializable
    data object Tides : Screen()

    @Serializable
    data class Ship(val name: String) : Screen() {
        override val title: String get() = name
    }

    @Serializable
    data object Rules : Screen() {
        override val title: String get() = "Rules of the harbor"
    }
}
