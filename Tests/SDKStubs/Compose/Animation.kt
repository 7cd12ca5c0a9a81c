// androidx.compose.animation: declarations only.
package androidx.compose.animation

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.IntSize

sealed class EnterTransition {
    companion object {
        val None: EnterTransition get() = stub()
    }
}

sealed class ExitTransition {
    companion object {
        val None: ExitTransition get() = stub()
    }
}

class ContentTransform
interface SizeTransform
interface AnimatedVisibilityScope
interface AnimatedContentScope : AnimatedVisibilityScope

interface AnimatedContentTransitionScope<S> {
    val initialState: S
    val targetState: S
}

fun fadeIn(): EnterTransition = stub()
fun fadeOut(): ExitTransition = stub()
fun slideInHorizontally(initialOffsetX: (fullWidth: Int) -> Int = { -it / 2 }): EnterTransition = stub()
fun slideOutHorizontally(targetOffsetX: (fullWidth: Int) -> Int = { -it / 2 }): ExitTransition = stub()
infix fun EnterTransition.togetherWith(exit: ExitTransition): ContentTransform = stub()

@Composable
fun AnimatedVisibility(
    visible: Boolean, modifier: Modifier = Modifier, enter: EnterTransition = fadeIn(), exit: ExitTransition = fadeOut(),
    label: String = "AnimatedVisibility", content: @Composable AnimatedVisibilityScope.() -> Unit,
) {}

@Composable
fun <S> AnimatedContent(
    targetState: S, modifier: Modifier = Modifier, label: String = "AnimatedContent",
    content: @Composable AnimatedContentScope.(targetState: S) -> Unit,
) {}

@Composable
fun <T> Crossfade(targetState: T, modifier: Modifier = Modifier, label: String = "Crossfade", content: @Composable (T) -> Unit) {}

fun Modifier.animateContentSize(): Modifier = stub()
