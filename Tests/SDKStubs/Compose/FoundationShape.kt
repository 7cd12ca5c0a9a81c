package androidx.compose.foundation.shape

import androidx.compose.runtime.stub
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.unit.Dp

class RoundedCornerShape : Shape

fun RoundedCornerShape(size: Dp): RoundedCornerShape = stub()
fun RoundedCornerShape(percent: Int): RoundedCornerShape = stub()

val CircleShape: RoundedCornerShape get() = stub()
