// androidx.navigation3.runtime 1.0: declarations only.
package androidx.navigation3.runtime

import androidx.compose.runtime.Composable
import androidx.compose.runtime.saveable.SaveableStateHolder
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.runtime.snapshots.SnapshotStateList
import androidx.compose.runtime.snapshots.StateObject
import androidx.compose.runtime.stub
import androidx.savedstate.serialization.SavedStateConfiguration
import kotlin.reflect.KClass

interface NavKey

class NavBackStack<T : NavKey>(private val base: SnapshotStateList<T>) : MutableList<T> by base, StateObject, RandomAccess {
    constructor(vararg elements: T) : this(SnapshotStateList<T>())
}

@Composable
fun rememberNavBackStack(vararg elements: NavKey): NavBackStack<NavKey> = stub()

@Composable
fun rememberNavBackStack(configuration: SavedStateConfiguration, vararg elements: NavKey): NavBackStack<NavKey> = stub()

class NavEntry<T : Any>(
    private val key: T, val contentKey: Any = key.toString(), val metadata: Map<String, Any> = emptyMap(),
    private val content: @Composable (T) -> Unit,
) {
    @Composable
    fun Content() = content(key)
}

open class NavEntryDecorator<T : Any>(
    internal val onPop: (contentKey: Any) -> Unit = {}, internal val decorate: @Composable (entry: NavEntry<T>) -> Unit,
)

class SaveableStateHolderNavEntryDecorator<T : Any>(saveableStateHolder: SaveableStateHolder) :
    NavEntryDecorator<T>(decorate = { it.Content() })

@Composable
fun <T : Any> rememberSaveableStateHolderNavEntryDecorator(
    saveableStateHolder: SaveableStateHolder = rememberSaveableStateHolder(),
): SaveableStateHolderNavEntryDecorator<T> = stub()

@Composable
fun <T : Any> rememberDecoratedNavEntries(
    backStack: List<T>, entryDecorators: List<NavEntryDecorator<T>> = listOf(), entryProvider: (key: T) -> NavEntry<T>,
): List<NavEntry<T>> = stub()

@Composable
fun <T : Any> rememberDecoratedNavEntries(
    entries: List<NavEntry<T>>, entryDecorators: List<NavEntryDecorator<T>> = listOf(),
): List<NavEntry<T>> = stub()

@DslMarker
annotation class EntryDsl

@EntryDsl
class EntryProviderScope<T : Any>(private val fallback: (unknownScreen: T) -> NavEntry<T>) {
    fun <K : T> addEntryProvider(
        key: K, contentKey: Any = key.toString(), metadata: Map<String, Any> = emptyMap(), content: @Composable (K) -> Unit,
    ) {}

    fun <K : T> addEntryProvider(
        clazz: KClass<K>, clazzContentKey: (key: @JvmSuppressWildcards K) -> Any = { it.toString() },
        metadata: Map<String, Any> = emptyMap(), content: @Composable (K) -> Unit,
    ) {}

    fun <K : T> entry(
        key: K, contentKey: Any = key.toString(), metadata: Map<String, Any> = emptyMap(), content: @Composable (K) -> Unit,
    ) {}

    inline fun <reified K : T> entry(
        noinline clazzContentKey: (key: @JvmSuppressWildcards K) -> Any = { it.toString() },
        metadata: Map<String, Any> = emptyMap(), noinline content: @Composable (K) -> Unit,
    ) {}

    @PublishedApi
    internal fun build(): (T) -> NavEntry<T> = fallback
}

inline fun <T : Any> entryProvider(
    noinline fallback: (unknownScreen: T) -> NavEntry<T> = { error("Unknown screen $it") },
    builder: EntryProviderScope<T>.() -> Unit,
): (T) -> NavEntry<T> = EntryProviderScope(fallback).apply(builder).build()
