package org.sample.orchard

import androidx.navigation3.runtime.NavKey
import kotlinx.serialization.Serializable

@Serializable
data object Trees : NavKey

@Serializable
data object Harvest : NavKey

@Serializable
data class Tree(val id: String) : NavKey

@Serializable
data object Credits : NavKey
