package cafe.adriel.voyager.navigator.tab

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.stub
import androidx.compose.ui.graphics.painter.Painter
import cafe.adriel.voyager.core.screen.Screen
import cafe.adriel.voyager.navigator.Navigator

data class TabOptions(val index: UShort, val title: String, val icon: Painter? = null)

interface Tab : Screen {
    @get:Composable
    val options: TabOptions
}

class TabNavigator internal constructor(internal val navigator: Navigator) {
    var current: Tab
        get() = stub()
        set(value) {}
}

typealias TabNavigatorContent = @Composable (tabNavigator: TabNavigator) -> Unit

val LocalTabNavigator: ProvidableCompositionLocal<TabNavigator> get() = stub()

@Composable
fun TabNavigator(
    tab: Tab, disposeNestedNavigators: Boolean = false, tabDisposable: (@Composable (TabNavigator) -> Unit)? = null, key: String = "",
    content: TabNavigatorContent = { CurrentTab() },
) {}

@Composable
fun CurrentTab() {}
