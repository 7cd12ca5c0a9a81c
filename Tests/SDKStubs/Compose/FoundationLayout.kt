// androidx.compose.foundation.layout: declarations only.
package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.LayoutDirection
import androidx.compose.ui.unit.dp

@RequiresOptIn
annotation class ExperimentalLayoutApi

object Arrangement {
    interface Horizontal
    interface Vertical
    interface HorizontalOrVertical : Horizontal, Vertical

    val Start: Horizontal get() = stub()
    val End: Horizontal get() = stub()
    val Top: Vertical get() = stub()
    val Bottom: Vertical get() = stub()
    val Center: HorizontalOrVertical get() = stub()
    val SpaceBetween: HorizontalOrVertical get() = stub()
    val SpaceAround: HorizontalOrVertical get() = stub()
    val SpaceEvenly: HorizontalOrVertical get() = stub()

    fun spacedBy(space: Dp): HorizontalOrVertical = stub()
    fun spacedBy(space: Dp, alignment: Alignment.Horizontal): Horizontal = stub()
    fun spacedBy(space: Dp, alignment: Alignment.Vertical): Vertical = stub()
}

interface ColumnScope {
    fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
    fun Modifier.align(alignment: Alignment.Horizontal): Modifier
}

interface RowScope {
    fun Modifier.weight(weight: Float, fill: Boolean = true): Modifier
    fun Modifier.align(alignment: Alignment.Vertical): Modifier
}

interface BoxScope {
    fun Modifier.align(alignment: Alignment): Modifier
    fun Modifier.matchParentSize(): Modifier
}

@Composable
inline fun Column(
    modifier: Modifier = Modifier,
    verticalArrangement: Arrangement.Vertical = Arrangement.Top,
    horizontalAlignment: Alignment.Horizontal = Alignment.Start,
    content: @Composable ColumnScope.() -> Unit,
) {}

@Composable
inline fun Row(
    modifier: Modifier = Modifier,
    horizontalArrangement: Arrangement.Horizontal = Arrangement.Start,
    verticalAlignment: Alignment.Vertical = Alignment.Top,
    content: @Composable RowScope.() -> Unit,
) {}

@Composable
inline fun Box(
    modifier: Modifier = Modifier,
    contentAlignment: Alignment = Alignment.TopStart,
    propagateMinConstraints: Boolean = false,
    content: @Composable BoxScope.() -> Unit,
) {}

@Composable
fun Box(modifier: Modifier) {}

interface BoxWithConstraintsScope : BoxScope {
    val maxWidth: Dp
    val maxHeight: Dp
}

@Composable
fun BoxWithConstraints(
    modifier: Modifier = Modifier,
    contentAlignment: Alignment = Alignment.TopStart,
    propagateMinConstraints: Boolean = false,
    content: @Composable BoxWithConstraintsScope.() -> Unit,
) {}

@Composable
fun Spacer(modifier: Modifier) {}

interface PaddingValues {
    fun calculateLeftPadding(layoutDirection: LayoutDirection): Dp
    fun calculateTopPadding(): Dp
    fun calculateRightPadding(layoutDirection: LayoutDirection): Dp
    fun calculateBottomPadding(): Dp
}

fun PaddingValues(all: Dp): PaddingValues = stub()
fun PaddingValues(horizontal: Dp = 0.dp, vertical: Dp = 0.dp): PaddingValues = stub()
fun PaddingValues(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): PaddingValues = stub()
fun PaddingValues.calculateStartPadding(layoutDirection: LayoutDirection): Dp = stub()
fun PaddingValues.calculateEndPadding(layoutDirection: LayoutDirection): Dp = stub()
operator fun PaddingValues.plus(other: PaddingValues): PaddingValues = stub()

fun Modifier.padding(all: Dp): Modifier = stub()
fun Modifier.padding(horizontal: Dp = 0.dp, vertical: Dp = 0.dp): Modifier = stub()
fun Modifier.padding(start: Dp = 0.dp, top: Dp = 0.dp, end: Dp = 0.dp, bottom: Dp = 0.dp): Modifier = stub()
fun Modifier.padding(paddingValues: PaddingValues): Modifier = stub()
fun Modifier.offset(x: Dp = 0.dp, y: Dp = 0.dp): Modifier = stub()
fun Modifier.size(size: Dp): Modifier = stub()
fun Modifier.size(width: Dp, height: Dp): Modifier = stub()
fun Modifier.width(width: Dp): Modifier = stub()
fun Modifier.widthIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier = stub()
fun Modifier.height(height: Dp): Modifier = stub()
fun Modifier.heightIn(min: Dp = Dp.Unspecified, max: Dp = Dp.Unspecified): Modifier = stub()
fun Modifier.fillMaxSize(fraction: Float = 1f): Modifier = stub()
fun Modifier.fillMaxWidth(fraction: Float = 1f): Modifier = stub()
fun Modifier.fillMaxHeight(fraction: Float = 1f): Modifier = stub()
fun Modifier.wrapContentSize(align: Alignment = Alignment.Center, unbounded: Boolean = false): Modifier = stub()
fun Modifier.aspectRatio(ratio: Float, matchHeightConstraintsFirst: Boolean = false): Modifier = stub()
fun Modifier.windowInsetsPadding(insets: WindowInsets): Modifier = stub()
fun Modifier.consumeWindowInsets(insets: WindowInsets): Modifier = stub()
fun Modifier.windowInsetsBottomHeight(insets: WindowInsets): Modifier = stub()
fun Modifier.windowInsetsStartWidth(insets: WindowInsets): Modifier = stub()
fun Modifier.windowInsetsEndWidth(insets: WindowInsets): Modifier = stub()
fun Modifier.consumeWindowInsets(paddingValues: PaddingValues): Modifier = stub()
fun Modifier.safeDrawingPadding(): Modifier = stub()
fun Modifier.safeContentPadding(): Modifier = stub()
fun Modifier.systemBarsPadding(): Modifier = stub()
fun Modifier.statusBarsPadding(): Modifier = stub()
fun Modifier.navigationBarsPadding(): Modifier = stub()
fun Modifier.imePadding(): Modifier = stub()

interface WindowInsets {
    companion object
}

class WindowInsetsSides {
    operator fun plus(sides: WindowInsetsSides): WindowInsetsSides = stub()

    companion object {
        val Top: WindowInsetsSides get() = stub()
        val Bottom: WindowInsetsSides get() = stub()
        val Start: WindowInsetsSides get() = stub()
        val End: WindowInsetsSides get() = stub()
        val Horizontal: WindowInsetsSides get() = stub()
        val Vertical: WindowInsetsSides get() = stub()
    }
}

fun WindowInsets(left: Dp = 0.dp, top: Dp = 0.dp, right: Dp = 0.dp, bottom: Dp = 0.dp): WindowInsets = stub()
fun WindowInsets(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0): WindowInsets = stub()

@get:Composable
val WindowInsets.Companion.safeDrawing: WindowInsets get() = stub()

@get:Composable
val WindowInsets.Companion.safeContent: WindowInsets get() = stub()

@get:Composable
val WindowInsets.Companion.systemBars: WindowInsets get() = stub()

@get:Composable
val WindowInsets.Companion.statusBars: WindowInsets get() = stub()

@get:Composable
val WindowInsets.Companion.navigationBars: WindowInsets get() = stub()

@get:Composable
val WindowInsets.Companion.ime: WindowInsets get() = stub()

fun WindowInsets.union(insets: WindowInsets): WindowInsets = stub()
fun WindowInsets.exclude(insets: WindowInsets): WindowInsets = stub()
fun WindowInsets.add(insets: WindowInsets): WindowInsets = stub()
fun WindowInsets.only(sides: WindowInsetsSides): WindowInsets = stub()


@Composable
fun WindowInsets.asPaddingValues(): PaddingValues = stub()

@Composable
fun FlowRow(
    modifier: Modifier = Modifier,
    horizontalArrangement: Arrangement.Horizontal = Arrangement.Start,
    verticalArrangement: Arrangement.Vertical = Arrangement.Top,
    content: @Composable RowScope.() -> Unit,
) {}
