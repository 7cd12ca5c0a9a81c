// cafe.adriel.voyager 1.1: declarations only.
package cafe.adriel.voyager.core.screen

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub

typealias ScreenKey = String

interface Screen {
    val key: ScreenKey get() = stub()

    @Composable
    fun Content()
}

val Screen.uniqueScreenKey: ScreenKey get() = stub()
