// androidx.compose.foundation: declarations only.
package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.unit.Dp

@RequiresOptIn
annotation class ExperimentalFoundationApi

class ScrollState(initial: Int) {
    val value: Int get() = stub()
    val maxValue: Int get() = stub()
    val viewportSize: Int get() = stub()
    suspend fun animateScrollTo(value: Int) {}
}

@Composable
fun rememberScrollState(initial: Int = 0): ScrollState = stub()

fun Modifier.verticalScroll(state: ScrollState, enabled: Boolean = true, reverseScrolling: Boolean = false): Modifier = stub()
fun Modifier.horizontalScroll(state: ScrollState, enabled: Boolean = true, reverseScrolling: Boolean = false): Modifier = stub()
fun Modifier.background(color: Color, shape: Shape = RectangleShape): Modifier = stub()
fun Modifier.background(brush: Brush, shape: Shape = RectangleShape, alpha: Float = 1f): Modifier = stub()
fun Modifier.border(width: Dp, color: Color, shape: Shape = RectangleShape): Modifier = stub()
fun Modifier.clickable(enabled: Boolean = true, onClickLabel: String? = null, onClick: () -> Unit): Modifier = stub()

@Composable
fun isSystemInDarkTheme(): Boolean = stub()

@Composable
fun Image(
    painter: Painter, contentDescription: String?, modifier: Modifier = Modifier, alignment: Alignment = Alignment.Center,
    contentScale: ContentScale = ContentScale.Fit, alpha: Float = 1f, colorFilter: ColorFilter? = null,
) {}

@Composable
fun Image(
    imageVector: ImageVector, contentDescription: String?, modifier: Modifier = Modifier, alignment: Alignment = Alignment.Center,
    contentScale: ContentScale = ContentScale.Fit, alpha: Float = 1f, colorFilter: ColorFilter? = null,
) {}
