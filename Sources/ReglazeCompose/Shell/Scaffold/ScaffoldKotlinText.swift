/// The Kotlin of `--shell scaffold`, a file a source set.
struct ScaffoldKotlinText {
    /// Empty for the root package.
    let package: String

    static let composable = "NativeScaffold"

    var header: String { package.isEmpty ? "" : "package \(package)\n\n" }

    /// `commonMain`: what screens use, and how Compose draws it.
    var common: String {
        """
        \(header)import androidx.compose.foundation.layout.PaddingValues
        import androidx.compose.material3.ExperimentalMaterial3Api
        import androidx.compose.material3.Icon
        import androidx.compose.material3.IconButton
        import androidx.compose.material3.LocalContentColor
        import androidx.compose.material3.NavigationBar
        import androidx.compose.material3.NavigationBarItem
        import androidx.compose.material3.Scaffold
        import androidx.compose.material3.Text
        import androidx.compose.material3.TopAppBar
        import androidx.compose.runtime.Composable
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.graphics.toArgb
        import androidx.compose.ui.graphics.vector.ImageVector

        /** An icon, and the SF Symbol that stands for it on iOS: `house`. */
        data class ScaffoldIcon(val image: ImageVector, val symbol: String)

        data class ScaffoldTab(val title: String, val icon: ScaffoldIcon)

        data class ScaffoldToolbar(val title: String = "", val buttons: List<ScaffoldButton> = emptyList())

        data class ScaffoldButton(
            val icon: ScaffoldIcon,
            val contentDescription: String,
            val position: ScaffoldButtonPosition = ScaffoldButtonPosition.Trailing,
            val tint: Color = Color.Unspecified,
            val onClick: () -> Unit,
        ) {
            val hasTint: Boolean get() = tint != Color.Unspecified
            val tintArgb: Int get() = tint.toArgb()

            fun click() = onClick()
        }

        enum class ScaffoldButtonPosition { Leading, Trailing }

        /**
         * A whole screen with bars: the system's on iOS 26 and later, Material's elsewhere.
         *
         * It is one page of the app's navigation: what is pushed above it covers its bars.
         * On iOS each tab is a composition of its own, which sees the theme of Material and no other composition locals:
         * provide those inside of [content].
         */
        @Composable
        expect fun NativeScaffold(
            modifier: Modifier = Modifier,
            toolbar: ScaffoldToolbar? = null,
            tabs: List<ScaffoldTab> = emptyList(),
            selectedTab: Int = 0,
            onTabSelected: (Int) -> Unit = {},
            content: @Composable (tab: Int, contentPadding: PaddingValues) -> Unit,
        )

        /** The same with Material's bars. */
        @OptIn(ExperimentalMaterial3Api::class)
        @Composable
        internal fun MaterialScaffold(
            modifier: Modifier,
            toolbar: ScaffoldToolbar?,
            tabs: List<ScaffoldTab>,
            selectedTab: Int,
            onTabSelected: (Int) -> Unit,
            content: @Composable (tab: Int, contentPadding: PaddingValues) -> Unit,
        ) {
            Scaffold(
                modifier = modifier,
                topBar = {
                    if (toolbar != null) {
                        TopAppBar(
                            title = { Text(toolbar.title) },
                            navigationIcon = { MaterialButtons(toolbar, ScaffoldButtonPosition.Leading) },
                            actions = { MaterialButtons(toolbar, ScaffoldButtonPosition.Trailing) },
                        )
                    }
                },
                bottomBar = {
                    if (tabs.isNotEmpty()) {
                        NavigationBar {
                            tabs.forEachIndexed { index, tab ->
                                NavigationBarItem(
                                    selected = index == selectedTab,
                                    onClick = { onTabSelected(index) },
                                    icon = { Icon(tab.icon.image, contentDescription = null) },
                                    label = { Text(tab.title) },
                                )
                            }
                        }
                    }
                },
            ) { padding -> content(selectedTab, padding) }
        }

        @Composable
        private fun MaterialButtons(toolbar: ScaffoldToolbar, position: ScaffoldButtonPosition) {
            toolbar.buttons.filter { it.position == position }.forEach { button ->
                IconButton(onClick = button.onClick) {
                    Icon(
                        button.icon.image,
                        contentDescription = button.contentDescription,
                        tint = if (button.hasTint) button.tint else LocalContentColor.current,
                    )
                }
            }
        }

        """
    }

    /// `androidMain`, `desktopMain`, …: Material's bars.
    var material: String {
        """
        \(header)import androidx.compose.foundation.layout.PaddingValues
        import androidx.compose.runtime.Composable
        import androidx.compose.ui.Modifier

        @Composable
        actual fun NativeScaffold(
            modifier: Modifier,
            toolbar: ScaffoldToolbar?,
            tabs: List<ScaffoldTab>,
            selectedTab: Int,
            onTabSelected: (Int) -> Unit,
            content: @Composable (tab: Int, contentPadding: PaddingValues) -> Unit,
        ) = MaterialScaffold(modifier, toolbar, tabs, selectedTab, onTabSelected, content)

        """
    }
}
