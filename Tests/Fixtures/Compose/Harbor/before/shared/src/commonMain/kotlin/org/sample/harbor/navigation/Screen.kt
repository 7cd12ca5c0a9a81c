package org.sample.harbor.navigation

import kotlinx.serialization.Serializable

@Serializable
sealed class Screen {
    @Serializable
    data object Piers : Screen()

    @Serializable
    data object Tides : Screen()

    @Serializable
    data class Ship(val name: String) : Screen()

    @Serializable
    data object Rules : Screen()
}
