package androidx.compose.ui.layout

import androidx.compose.runtime.stub
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.IntSize

interface ContentScale {
    companion object {
        val Crop: ContentScale get() = stub()
        val Fit: ContentScale get() = stub()
        val FillWidth: ContentScale get() = stub()
        val FillBounds: ContentScale get() = stub()
    }
}

interface LayoutCoordinates {
    val size: IntSize
}

fun Modifier.onSizeChanged(onSizeChanged: (IntSize) -> Unit): Modifier = stub()
fun Modifier.onGloballyPositioned(onGloballyPositioned: (LayoutCoordinates) -> Unit): Modifier = stub()
