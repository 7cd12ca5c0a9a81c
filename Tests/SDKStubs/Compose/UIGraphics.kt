package androidx.compose.ui.graphics

import androidx.compose.runtime.stub

@JvmInline
value class Color(val value: ULong) {
    val alpha: Float get() = stub()
    val red: Float get() = stub()
    val green: Float get() = stub()
    val blue: Float get() = stub()

    fun copy(alpha: Float = this.alpha, red: Float = this.red, green: Float = this.green, blue: Float = this.blue): Color = stub()

    companion object {
        val Black: Color get() = stub()
        val White: Color get() = stub()
        val Gray: Color get() = stub()
        val DarkGray: Color get() = stub()
        val LightGray: Color get() = stub()
        val Red: Color get() = stub()
        val Green: Color get() = stub()
        val Blue: Color get() = stub()
        val Yellow: Color get() = stub()
        val Transparent: Color get() = stub()
        val Unspecified: Color get() = stub()
    }
}

fun Color(color: Int): Color = stub()
fun Color(color: Long): Color = stub()
fun Color(red: Float, green: Float, blue: Float, alpha: Float = 1f): Color = stub()
fun Color.toArgb(): Int = stub()
fun Color.luminance(): Float = stub()

interface Shape

val RectangleShape: Shape get() = stub()

sealed class Brush {
    companion object {
        fun verticalGradient(vararg colorStops: Pair<Float, Color>, startY: Float = 0f, endY: Float = Float.POSITIVE_INFINITY): Brush = stub()
        fun verticalGradient(colors: List<Color>, startY: Float = 0f, endY: Float = Float.POSITIVE_INFINITY): Brush = stub()
        fun horizontalGradient(colors: List<Color>, startX: Float = 0f, endX: Float = Float.POSITIVE_INFINITY): Brush = stub()
    }
}

class SolidColor(val value: Color)
class ImageBitmap
open class ColorFilter {
    companion object {
        fun tint(color: Color): ColorFilter = stub()
    }
}

interface GraphicsLayerScope {
    var alpha: Float
    var translationX: Float
    var translationY: Float
    var scaleX: Float
    var scaleY: Float
}

fun androidx.compose.ui.Modifier.graphicsLayer(block: GraphicsLayerScope.() -> Unit): androidx.compose.ui.Modifier = stub()
