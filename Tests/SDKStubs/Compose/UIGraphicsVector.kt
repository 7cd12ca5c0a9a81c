package androidx.compose.ui.graphics.vector

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.graphics.painter.Painter

class ImageVector

class VectorPainter : Painter()

@Composable
fun rememberVectorPainter(image: ImageVector): VectorPainter = stub()
