package cafe.adriel.voyager.navigator

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.stub
import cafe.adriel.voyager.core.screen.Screen

typealias NavigatorContent = @Composable (navigator: Navigator) -> Unit
typealias OnBackPressed = ((currentScreen: Screen) -> Boolean)?

class NavigatorDisposeBehavior(val disposeNestedNavigators: Boolean = true, val disposeSteps: Boolean = true)

class Navigator internal constructor() {
    val level: Int get() = stub()
    val parent: Navigator? get() = stub()
    val lastItem: Screen get() = stub()
    val lastItemOrNull: Screen? get() = stub()
    val items: List<Screen> get() = stub()
    val size: Int get() = stub()
    val isEmpty: Boolean get() = stub()
    val canPop: Boolean get() = stub()
    infix fun push(item: Screen) {}
    infix fun push(items: List<Screen>) {}
    infix fun replace(item: Screen) {}
    infix fun replaceAll(item: Screen) {}
    infix fun replaceAll(items: List<Screen>) {}
    fun pop(): Boolean = stub()
    fun popAll() {}
    infix fun popUntil(predicate: (Screen) -> Boolean): Boolean = stub()
    fun popUntilRoot() {}
}

val LocalNavigator: ProvidableCompositionLocal<Navigator?> get() = stub()

@get:Composable
val <T> ProvidableCompositionLocal<T?>.currentOrThrow: T & Any get() = stub()

@Composable
fun CurrentScreen() {}

@Composable
fun Navigator(
    screen: Screen, disposeBehavior: NavigatorDisposeBehavior = NavigatorDisposeBehavior(), onBackPressed: OnBackPressed = { true },
    key: String = "", content: NavigatorContent = { CurrentScreen() },
) {}

@Composable
fun Navigator(
    screens: List<Screen>, disposeBehavior: NavigatorDisposeBehavior = NavigatorDisposeBehavior(), onBackPressed: OnBackPressed = { true },
    key: String = "", content: NavigatorContent = { CurrentScreen() },
) {}
