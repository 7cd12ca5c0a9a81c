package androidx.compose.ui.text.font

import androidx.compose.runtime.stub

class FontWeight(val weight: Int) {
    companion object {
        val Light: FontWeight get() = stub()
        val Normal: FontWeight get() = stub()
        val Medium: FontWeight get() = stub()
        val SemiBold: FontWeight get() = stub()
        val Bold: FontWeight get() = stub()
    }
}

class FontStyle {
    companion object {
        val Normal: FontStyle get() = stub()
        val Italic: FontStyle get() = stub()
    }
}

interface Font

sealed class FontFamily {
    companion object {
        val Default: FontFamily get() = stub()
        val Monospace: FontFamily get() = stub()
        val Serif: FontFamily get() = stub()
    }
}

fun FontFamily(vararg fonts: Font): FontFamily = stub()
