package androidx.compose.ui.graphics.painter

import androidx.compose.ui.graphics.Color

abstract class Painter
class ColorPainter(val color: Color) : Painter()
