package org.sample.reader

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

// The tabs

@Serializable
object FeedsTab

@Serializable
data object SavedTab

@Serializable
data object MoreTab

// What opens above them

@Serializable
data class FeedRoute(val feedId: Long, val name: String)

@Serializable
data class ArticleRoute(val articleId: Long, val from: String? = null)

@Serializable
@SerialName("edit")
data class EditFeedRoute(val feedId: Long = -1, val tags: List<String> = emptyList())

@Serializable
data object AboutRoute

@Serializable
data class DeleteFeedRoute(val feedId: Long)
