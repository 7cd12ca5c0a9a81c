package cafe.adriel.voyager.core.model

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import cafe.adriel.voyager.core.screen.Screen
import kotlinx.coroutines.CoroutineScope

interface ScreenModel {
    fun onDispose() {}
}

val ScreenModel.screenModelScope: CoroutineScope get() = stub()

@Composable
inline fun <reified T : ScreenModel> Screen.rememberScreenModel(tag: String? = null, crossinline factory: () -> T): T = factory()
