package androidx.lifecycle.viewmodel.navigation3

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.navigation3.runtime.NavEntryDecorator

@Composable
fun <T : Any> rememberViewModelStoreNavEntryDecorator(): NavEntryDecorator<T> = stub()
