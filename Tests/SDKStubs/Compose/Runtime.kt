// androidx.compose.runtime: declarations only. Without the compiler plugin `@Composable` is a plain annotation, which is enough to
// check types, names and arguments.
package androidx.compose.runtime

import androidx.compose.runtime.snapshots.SnapshotStateList
import androidx.compose.runtime.snapshots.SnapshotStateMap
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.reflect.KProperty
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

internal fun stub(): Nothing = error("a declaration without a body")

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class ReadOnlyComposable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class NonRestartableComposable

@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER, AnnotationTarget.PROPERTY)
annotation class Stable

@Target(AnnotationTarget.CLASS)
annotation class Immutable

@RequiresOptIn
annotation class ExperimentalComposeApi

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    override var value: T
    operator fun component1(): T
    operator fun component2(): (T) -> Unit
}

interface IntState : State<Int> {
    val intValue: Int
}

interface MutableIntState : IntState, MutableState<Int> {
    override var intValue: Int
}

interface SnapshotMutationPolicy<T>

fun <T> structuralEqualityPolicy(): SnapshotMutationPolicy<T> = stub()
fun <T> referentialEqualityPolicy(): SnapshotMutationPolicy<T> = stub()
fun <T> neverEqualPolicy(): SnapshotMutationPolicy<T> = stub()

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = stub()
operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T) {}

fun <T> mutableStateOf(value: T, policy: SnapshotMutationPolicy<T> = structuralEqualityPolicy()): MutableState<T> = stub()
fun mutableIntStateOf(value: Int): MutableIntState = stub()
fun <T> mutableStateListOf(vararg elements: T): SnapshotStateList<T> = stub()
fun <K, V> mutableStateMapOf(vararg pairs: Pair<K, V>): SnapshotStateMap<K, V> = stub()
fun <T> Collection<T>.toMutableStateList(): SnapshotStateList<T> = stub()
fun <T> derivedStateOf(calculation: () -> T): State<T> = stub()
fun <T> snapshotFlow(block: () -> T): Flow<T> = stub()

@Composable
inline fun <T> remember(crossinline calculation: @DisallowComposableCalls () -> T): T = calculation()

@Composable
inline fun <T> remember(key1: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T = calculation()

@Composable
inline fun <T> remember(key1: Any?, key2: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T = calculation()

@Composable
inline fun <T> remember(
    key1: Any?, key2: Any?, key3: Any?, crossinline calculation: @DisallowComposableCalls () -> T,
): T = calculation()

@Composable
inline fun <T> remember(vararg keys: Any?, crossinline calculation: @DisallowComposableCalls () -> T): T = calculation()

@Target(AnnotationTarget.TYPE, AnnotationTarget.TYPE_PARAMETER)
annotation class DisallowComposableCalls

@Composable
inline fun <T> key(vararg keys: Any?, block: @Composable () -> T): T = block()

@Composable
fun <T> rememberUpdatedState(newValue: T): State<T> = stub()

@Composable
fun rememberCoroutineScope(getContext: () -> CoroutineContext = { EmptyCoroutineContext }): CoroutineScope = stub()

@Composable
fun LaunchedEffect(key1: Any?, block: suspend CoroutineScope.() -> Unit) {}

@Composable
fun LaunchedEffect(key1: Any?, key2: Any?, block: suspend CoroutineScope.() -> Unit) {}

@Composable
fun LaunchedEffect(key1: Any?, key2: Any?, key3: Any?, block: suspend CoroutineScope.() -> Unit) {}

@Composable
fun LaunchedEffect(vararg keys: Any?, block: suspend CoroutineScope.() -> Unit) {}

interface DisposableEffectResult {
    fun dispose()
}

class DisposableEffectScope {
    inline fun onDispose(crossinline onDisposeEffect: () -> Unit): DisposableEffectResult =
        object : DisposableEffectResult {
            override fun dispose() = onDisposeEffect()
        }
}

@Composable
fun DisposableEffect(key1: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult) {}

@Composable
fun DisposableEffect(key1: Any?, key2: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult) {}

@Composable
fun DisposableEffect(vararg keys: Any?, effect: DisposableEffectScope.() -> DisposableEffectResult) {}

@Composable
fun SideEffect(effect: () -> Unit) {}

interface ProduceStateScope<T> : MutableState<T>, CoroutineScope

@Composable
fun <T> produceState(initialValue: T, producer: suspend ProduceStateScope<T>.() -> Unit): State<T> = stub()

@Composable
fun <T> produceState(initialValue: T, key1: Any?, producer: suspend ProduceStateScope<T>.() -> Unit): State<T> = stub()

@Composable
fun <T> StateFlow<T>.collectAsState(context: CoroutineContext = EmptyCoroutineContext): State<T> = stub()

@Composable
fun <T : R, R> Flow<T>.collectAsState(initial: R, context: CoroutineContext = EmptyCoroutineContext): State<R> = stub()

sealed class CompositionLocal<T> {
    @get:Composable
    val current: T get() = stub()
}

abstract class ProvidableCompositionLocal<T> internal constructor() : CompositionLocal<T>() {
    infix fun provides(value: T): ProvidedValue<T> = stub()
    infix fun providesDefault(value: T): ProvidedValue<T> = stub()
}

class ProvidedValue<T> internal constructor()

fun <T> compositionLocalOf(
    policy: SnapshotMutationPolicy<T> = structuralEqualityPolicy(), defaultFactory: () -> T,
): ProvidableCompositionLocal<T> = stub()

fun <T> staticCompositionLocalOf(defaultFactory: () -> T): ProvidableCompositionLocal<T> = stub()

@Composable
fun CompositionLocalProvider(vararg values: ProvidedValue<*>, content: @Composable () -> Unit) {}

@Composable
fun CompositionLocalProvider(value: ProvidedValue<*>, content: @Composable () -> Unit) {}

@Composable
fun <P> movableContentOf(content: @Composable (P) -> Unit): @Composable (P) -> Unit = stub()
fun movableContentOf(content: @Composable () -> Unit): @Composable () -> Unit = stub()
