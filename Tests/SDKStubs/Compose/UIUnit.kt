package androidx.compose.ui.unit

import androidx.compose.runtime.stub

@JvmInline
value class Dp(val value: Float) : Comparable<Dp> {
    operator fun plus(other: Dp): Dp = stub()
    operator fun minus(other: Dp): Dp = stub()
    operator fun times(other: Int): Dp = stub()
    operator fun times(other: Float): Dp = stub()
    operator fun div(other: Int): Dp = stub()
    operator fun div(other: Float): Dp = stub()
    operator fun unaryMinus(): Dp = stub()
    override fun compareTo(other: Dp): Int = stub()

    companion object {
        val Unspecified: Dp get() = stub()
        val Hairline: Dp get() = stub()
    }
}

val Int.dp: Dp get() = stub()
val Double.dp: Dp get() = stub()
val Float.dp: Dp get() = stub()

class DpSize(val width: Dp, val height: Dp)

@JvmInline
value class TextUnit(val packed: Long) {
    companion object {
        val Unspecified: TextUnit get() = stub()
    }
}

val Int.sp: TextUnit get() = stub()
val Float.sp: TextUnit get() = stub()

enum class LayoutDirection { Ltr, Rtl }

class IntOffset(val x: Int, val y: Int)
class IntSize(val width: Int, val height: Int)

interface Density {
    val density: Float
    fun Dp.toPx(): Float = stub()
    fun Dp.roundToPx(): Int = stub()
    fun Int.toDp(): Dp = stub()
    fun Float.toDp(): Dp = stub()
}
