package androidx.lifecycle.viewmodel.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.stub
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelStoreOwner

object LocalViewModelStoreOwner {
    @get:Composable
    val current: ViewModelStoreOwner? get() = stub()
}

@Composable
inline fun <reified VM : ViewModel> viewModel(
    viewModelStoreOwner: ViewModelStoreOwner? = null, key: String? = null, noinline initializer: () -> VM,
): VM = initializer()

@Composable
inline fun <reified VM : ViewModel> viewModel(
    viewModelStoreOwner: ViewModelStoreOwner? = null, key: String? = null,
): VM = error("a declaration without a body")
