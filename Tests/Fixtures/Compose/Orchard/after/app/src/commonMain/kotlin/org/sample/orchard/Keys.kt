package org.sample.orchard

import androidx.navigation3.runtime.NavKey
import kotlinx.serialization.Serializable

@Serializable
sealed interface AppRoute : NavKey {
  val title: String? get() = null
  val subtitle: String? get() = null
}

@Serializable
sealed interface TopLevelRoute : AppRoute

@Serializable
data object Trees : NavKey, TopLevelRoute

@Serializable
data object Harvest : NavKey, TopLevelRoute

@Serializable
data class Tree(val id: String) : NavKey, AppRoute {
  override val title: String get() = id
}

@Serializable
data object Credits : NavKey, AppRoute {
  override val title: String get() = "Credits"
}
