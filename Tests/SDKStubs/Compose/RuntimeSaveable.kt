// androidx.compose.runtime.saveable: declarations only.
package androidx.compose.runtime.saveable

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.stub

interface SaverScope {
    fun canBeSaved(value: Any): Boolean
}

interface Saver<Original, Saveable : Any> {
    fun SaverScope.save(value: Original): Saveable?
    fun restore(value: Saveable): Original?
}

fun <Original, Saveable : Any> Saver(
    save: SaverScope.(value: Original) -> Saveable?, restore: (value: Saveable) -> Original?,
): Saver<Original, Saveable> = stub()

fun <T> autoSaver(): Saver<T, Any> = stub()

fun <Original, Saveable> listSaver(
    save: SaverScope.(value: Original) -> List<Saveable>, restore: (list: List<Saveable>) -> Original?,
): Saver<Original, Any> = stub()

@Composable
fun <T : Any> rememberSaveable(
    vararg inputs: Any?, saver: Saver<T, out Any> = autoSaver(), key: String? = null, init: () -> T,
): T = stub()

@Composable
fun <T> rememberSaveable(
    vararg inputs: Any?, stateSaver: Saver<T, out Any>, key: String? = null, init: () -> MutableState<T>,
): MutableState<T> = stub()

interface SaveableStateHolder {
    @Composable
    fun SaveableStateProvider(key: Any, content: @Composable () -> Unit)
    fun removeState(key: Any)
}

@Composable
fun rememberSaveableStateHolder(): SaveableStateHolder = stub()
