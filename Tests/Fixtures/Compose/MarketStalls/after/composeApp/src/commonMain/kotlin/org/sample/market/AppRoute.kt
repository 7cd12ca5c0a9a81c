package org.sample.market

/** A page on SwiftUI's stacks: the route that the navigation library knows it by, and what the native bar shows. */
data class AppRoute(
    val path: String,
    val title: String? = null,
    val subtitle: String? = null,
)
