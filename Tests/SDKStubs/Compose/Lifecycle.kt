// androidx.lifecycle, as far as Compose apps use it: declarations only.
package androidx.lifecycle

import androidx.compose.runtime.stub
import kotlinx.coroutines.CoroutineScope

abstract class ViewModel {
    protected open fun onCleared() {}
}

val ViewModel.viewModelScope: CoroutineScope get() = stub()

open class ViewModelStore

interface ViewModelStoreOwner {
    val viewModelStore: ViewModelStore
}

abstract class Lifecycle {
    enum class State { DESTROYED, INITIALIZED, CREATED, STARTED, RESUMED }
}

interface LifecycleOwner {
    val lifecycle: Lifecycle
}

class SavedStateHandle
