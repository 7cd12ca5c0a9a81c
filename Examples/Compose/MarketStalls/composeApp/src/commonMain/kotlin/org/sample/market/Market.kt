package org.sample.market

class Stall(val id: Long, val name: String)

/** What is for sale. */
object Market {
    val stalls = listOf(Stall(1, "Apples"), Stall(2, "Bread"), Stall(3, "Cheese"))
    val basket = mutableListOf<Long>()
    private var name = ""

    fun open(name: String) {
        this.name = name
    }

    fun stall(id: Long): Stall? = stalls.firstOrNull { it.id == id }

    fun offer(): Long = stalls.size.toLong()
}
