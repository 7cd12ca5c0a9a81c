// The bars and the scaffold of androidx.compose.material3: declarations only.
package androidx.compose.material3

import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

enum class SnackbarResult { Dismissed, ActionPerformed }

class SnackbarHostState {
    suspend fun showSnackbar(message: String, actionLabel: String? = null, withDismissAction: Boolean = false): SnackbarResult = stub()
}

@Composable
fun SnackbarHost(hostState: SnackbarHostState, modifier: Modifier = Modifier) {}

class FabPosition {
    companion object {
        val Center: FabPosition get() = stub()
        val End: FabPosition get() = stub()
    }
}

object ScaffoldDefaults {
    @get:Composable
    val contentWindowInsets: WindowInsets get() = stub()
}

@Composable
fun Scaffold(
    modifier: Modifier = Modifier,
    topBar: @Composable () -> Unit = {},
    bottomBar: @Composable () -> Unit = {},
    snackbarHost: @Composable () -> Unit = {},
    floatingActionButton: @Composable () -> Unit = {},
    floatingActionButtonPosition: FabPosition = FabPosition.End,
    containerColor: Color = MaterialTheme.colorScheme.background,
    contentColor: Color = Color.Unspecified,
    contentWindowInsets: WindowInsets = ScaffoldDefaults.contentWindowInsets,
    content: @Composable (PaddingValues) -> Unit,
) {}

class TopAppBarColors
interface TopAppBarScrollBehavior

object TopAppBarDefaults {
    @get:Composable
    val windowInsets: WindowInsets get() = stub()

    @Composable
    fun topAppBarColors(
        containerColor: Color = Color.Unspecified, scrolledContainerColor: Color = Color.Unspecified,
        navigationIconContentColor: Color = Color.Unspecified, titleContentColor: Color = Color.Unspecified,
        actionIconContentColor: Color = Color.Unspecified,
    ): TopAppBarColors = stub()

    @Composable
    fun pinnedScrollBehavior(): TopAppBarScrollBehavior = stub()
}

@ExperimentalMaterial3Api
@Composable
fun TopAppBar(
    title: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    navigationIcon: @Composable () -> Unit = {},
    actions: @Composable RowScope.() -> Unit = {},
    expandedHeight: Dp = 64.dp,
    windowInsets: WindowInsets = TopAppBarDefaults.windowInsets,
    colors: TopAppBarColors = TopAppBarDefaults.topAppBarColors(),
    scrollBehavior: TopAppBarScrollBehavior? = null,
) {}

@ExperimentalMaterial3Api
@Composable
fun CenterAlignedTopAppBar(
    title: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    navigationIcon: @Composable () -> Unit = {},
    actions: @Composable RowScope.() -> Unit = {},
    expandedHeight: Dp = 64.dp,
    windowInsets: WindowInsets = TopAppBarDefaults.windowInsets,
    colors: TopAppBarColors = TopAppBarDefaults.topAppBarColors(),
    scrollBehavior: TopAppBarScrollBehavior? = null,
) {}

@Composable
fun NavigationBar(
    modifier: Modifier = Modifier, containerColor: Color = Color.Unspecified, contentColor: Color = Color.Unspecified,
    tonalElevation: Dp = 0.dp, windowInsets: WindowInsets = ScaffoldDefaults.contentWindowInsets, content: @Composable RowScope.() -> Unit,
) {}

class NavigationBarItemColors

object NavigationBarItemDefaults {
    @Composable
    fun colors(
        selectedIconColor: Color = Color.Unspecified, selectedTextColor: Color = Color.Unspecified,
        indicatorColor: Color = Color.Unspecified, unselectedIconColor: Color = Color.Unspecified,
        unselectedTextColor: Color = Color.Unspecified,
    ): NavigationBarItemColors = stub()
}

@Composable
fun RowScope.NavigationBarItem(
    selected: Boolean,
    onClick: () -> Unit,
    icon: @Composable () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    label: @Composable (() -> Unit)? = null,
    alwaysShowLabel: Boolean = true,
    colors: NavigationBarItemColors = NavigationBarItemDefaults.colors(),
) {}

@Composable
fun NavigationRail(
    modifier: Modifier = Modifier, containerColor: Color = Color.Unspecified, header: @Composable (ColumnScope.() -> Unit)? = null,
    content: @Composable ColumnScope.() -> Unit,
) {}

@Composable
fun NavigationRailItem(
    selected: Boolean, onClick: () -> Unit, icon: @Composable () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
    label: @Composable (() -> Unit)? = null, alwaysShowLabel: Boolean = true,
) {}

@Composable
fun TabRow(selectedTabIndex: Int, modifier: Modifier = Modifier, tabs: @Composable () -> Unit) {}

@Composable
fun Tab(
    selected: Boolean, onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, text: @Composable (() -> Unit)? = null,
    icon: @Composable (() -> Unit)? = null,
) {}
