// androidx.compose.ui: declarations only.
package androidx.compose.ui

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub

interface Modifier {
    infix fun then(other: Modifier): Modifier

    companion object : Modifier {
        override infix fun then(other: Modifier): Modifier = other
    }
}

@RequiresOptIn
annotation class ExperimentalComposeUiApi

fun Modifier.composed(factory: @Composable Modifier.() -> Modifier): Modifier = stub()
fun Modifier.zIndex(zIndex: Float): Modifier = stub()

fun interface Alignment {
    fun align(size: Long, space: Long, layoutDirection: androidx.compose.ui.unit.LayoutDirection): Long

    fun interface Horizontal {
        fun align(size: Int, space: Int, layoutDirection: androidx.compose.ui.unit.LayoutDirection): Int
    }

    fun interface Vertical {
        fun align(size: Int, space: Int): Int
    }

    companion object {
        val TopStart: Alignment get() = stub()
        val TopCenter: Alignment get() = stub()
        val TopEnd: Alignment get() = stub()
        val CenterStart: Alignment get() = stub()
        val Center: Alignment get() = stub()
        val CenterEnd: Alignment get() = stub()
        val BottomStart: Alignment get() = stub()
        val BottomCenter: Alignment get() = stub()
        val BottomEnd: Alignment get() = stub()
        val Top: Vertical get() = stub()
        val CenterVertically: Vertical get() = stub()
        val Bottom: Vertical get() = stub()
        val Start: Horizontal get() = stub()
        val CenterHorizontally: Horizontal get() = stub()
        val End: Horizontal get() = stub()
    }
}
