package androidx.compose.ui.draw

import androidx.compose.runtime.stub
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Dp

fun Modifier.clip(shape: Shape): Modifier = stub()
fun Modifier.alpha(alpha: Float): Modifier = stub()
fun Modifier.rotate(degrees: Float): Modifier = stub()
fun Modifier.scale(scale: Float): Modifier = stub()
fun Modifier.shadow(elevation: Dp, shape: Shape = androidx.compose.ui.graphics.RectangleShape, clip: Boolean = false): Modifier = stub()
