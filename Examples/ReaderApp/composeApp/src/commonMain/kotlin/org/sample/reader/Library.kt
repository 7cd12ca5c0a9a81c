package org.sample.reader

import androidx.compose.runtime.mutableStateListOf

data class Feed(val id: Long, val name: String)

data class Article(val id: Long, val feedId: Long, val title: String, val text: String)

/** The feeds and what is in them. The real one would ask a server. */
object Library {
    val feeds = mutableStateListOf(Feed(1, "Kernel notes"), Feed(2, "Slow food"))
    val articles = listOf(
        Article(10, 1, "Scheduling for humans", "It is about fairness."),
        Article(11, 2, "Sourdough, day nine", "Patience again."),
    )
    val saved = mutableStateListOf<Long>()

    fun feed(id: Long) = feeds.find { it.id == id }
    fun article(id: Long) = articles.find { it.id == id }
    fun delete(id: Long) = feeds.removeAll { it.id == id }

    fun rename(id: Long, name: String) {
        feeds.removeAll { it.id == id }
        feeds.add(Feed(if (id < 0) feeds.size + 1L else id, name))
    }
}

expect fun platformName(): String
