// androidx.navigation 2.9: declarations only.
package androidx.navigation

import androidx.compose.runtime.stub
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModelStore
import androidx.lifecycle.ViewModelStoreOwner
import androidx.savedstate.SavedState
import kotlin.reflect.KClass
import kotlin.reflect.KType
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

abstract class NavType<T>(val isNullableAllowed: Boolean) {
    companion object {
        val StringType: NavType<String?> get() = stub()
        val IntType: NavType<Int> get() = stub()
        val LongType: NavType<Long> get() = stub()
        val BoolType: NavType<Boolean> get() = stub()
    }
}

class NavArgument
class NamedNavArgument(val name: String, val argument: NavArgument)

class NavArgumentBuilder {
    var type: NavType<*>
        get() = stub()
        set(value) {}
    var nullable: Boolean = false
    var defaultValue: Any? = null
}

fun navArgument(name: String, builder: NavArgumentBuilder.() -> Unit): NamedNavArgument = stub()

class NavDeepLink

class NavDeepLinkDslBuilder {
    var uriPattern: String? = null
    var action: String? = null
}

fun navDeepLink(deepLinkBuilder: NavDeepLinkDslBuilder.() -> Unit): NavDeepLink = stub()

inline fun <reified T : Any> navDeepLink(
    basePath: String, typeMap: Map<KType, NavType<*>> = emptyMap(), noinline deepLinkBuilder: NavDeepLinkDslBuilder.() -> Unit = {},
): NavDeepLink = error("a declaration without a body")

open class NavDestination {
    var id: Int = 0
    val route: String? get() = stub()
    val parent: NavGraph? get() = stub()
    val label: CharSequence? get() = stub()

    companion object {
        val NavDestination.hierarchy: Sequence<NavDestination> get() = stub()
        inline fun <reified T : Any> NavDestination.hasRoute(): Boolean = error("a declaration without a body")
        fun <T : Any> NavDestination.hasRoute(route: KClass<T>): Boolean = stub()
    }
}

open class NavGraph : NavDestination(), Iterable<NavDestination> {
    val startDestinationId: Int get() = stub()
    val startDestinationRoute: String? get() = stub()
    override fun iterator(): MutableIterator<NavDestination> = stub()

    companion object {
        fun NavGraph.findStartDestination(): NavDestination = stub()
    }
}

class NavBackStackEntry : LifecycleOwner, ViewModelStoreOwner {
    val id: String get() = stub()
    val destination: NavDestination get() = stub()
    val arguments: SavedState? get() = stub()
    val savedStateHandle: SavedStateHandle get() = stub()
    override val lifecycle: Lifecycle get() = stub()
    override val viewModelStore: ViewModelStore get() = stub()
}

inline fun <reified T : Any> NavBackStackEntry.toRoute(): T = error("a declaration without a body")
inline fun <reified T : Any> SavedStateHandle.toRoute(typeMap: Map<KType, NavType<*>> = emptyMap()): T = error("a declaration without a body")

class NavOptions

@DslMarker
annotation class NavOptionsDsl

@NavOptionsDsl
class PopUpToBuilder {
    var inclusive: Boolean = false
    var saveState: Boolean = false
}

@NavOptionsDsl
class NavOptionsBuilder {
    var launchSingleTop: Boolean = false
    var restoreState: Boolean = false
    fun popUpTo(id: Int, popUpToBuilder: PopUpToBuilder.() -> Unit = {}) {}
    fun popUpTo(route: String, popUpToBuilder: PopUpToBuilder.() -> Unit = {}) {}
    fun <T : Any> popUpTo(route: T, popUpToBuilder: PopUpToBuilder.() -> Unit = {}) {}
    inline fun <reified T : Any> popUpTo(noinline popUpToBuilder: PopUpToBuilder.() -> Unit = {}) {}
}

fun navOptions(optionsBuilder: NavOptionsBuilder.() -> Unit): NavOptions = stub()

abstract class Navigator<D : NavDestination> {
    interface Extras
}

open class NavController {
    open var graph: NavGraph
        get() = stub()
        set(value) {}
    val currentBackStack: StateFlow<List<NavBackStackEntry>> get() = stub()
    val visibleEntries: StateFlow<List<NavBackStackEntry>> get() = stub()
    val currentBackStackEntryFlow: Flow<NavBackStackEntry> get() = stub()
    val currentBackStackEntry: NavBackStackEntry? get() = stub()
    val previousBackStackEntry: NavBackStackEntry? get() = stub()
    val currentDestination: NavDestination? get() = stub()

    fun interface OnDestinationChangedListener {
        fun onDestinationChanged(controller: NavController, destination: NavDestination, arguments: SavedState?)
    }

    fun addOnDestinationChangedListener(listener: OnDestinationChangedListener) {}
    fun removeOnDestinationChangedListener(listener: OnDestinationChangedListener) {}

    fun navigate(route: String, builder: NavOptionsBuilder.() -> Unit) {}
    fun navigate(route: String, navOptions: NavOptions? = null, navigatorExtras: Navigator.Extras? = null) {}
    fun <T : Any> navigate(route: T, builder: NavOptionsBuilder.() -> Unit) {}
    fun <T : Any> navigate(route: T, navOptions: NavOptions? = null, navigatorExtras: Navigator.Extras? = null) {}

    fun navigateUp(): Boolean = stub()
    fun popBackStack(): Boolean = stub()
    fun popBackStack(route: String, inclusive: Boolean, saveState: Boolean = false): Boolean = stub()
    fun <T : Any> popBackStack(route: T, inclusive: Boolean, saveState: Boolean = false): Boolean = stub()
    inline fun <reified T : Any> popBackStack(inclusive: Boolean, saveState: Boolean = false): Boolean =
        error("a declaration without a body")
    inline fun <reified T : Any> getBackStackEntry(): NavBackStackEntry = error("a declaration without a body")
    fun getBackStackEntry(route: String): NavBackStackEntry = stub()
}

open class NavHostController : NavController()

@DslMarker
annotation class NavDestinationDsl

@NavDestinationDsl
open class NavGraphBuilder

fun NavGraphBuilder.navigation(startDestination: String, route: String, builder: NavGraphBuilder.() -> Unit) {}

inline fun <reified T : Any> NavGraphBuilder.navigation(
    startDestination: Any, typeMap: Map<KType, NavType<*>> = emptyMap(), noinline builder: NavGraphBuilder.() -> Unit,
) {}
