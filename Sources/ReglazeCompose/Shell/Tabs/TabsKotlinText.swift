/// The Kotlin of `--shell tabs`.
enum TabsKotlinText {
    static let fileName = "NativeTabs.kt"
    static let entry = "NativeTabsViewController"

    /// - Parameter package: empty for the root package.
    static func text(package: String) -> String {
        """
        \(package.isEmpty ? "" : "package \(package)\n\n")import androidx.compose.foundation.layout.Spacer
        import androidx.compose.foundation.layout.WindowInsets
        import androidx.compose.foundation.layout.safeDrawing
        import androidx.compose.foundation.layout.windowInsetsBottomHeight
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.DisposableEffect
        import androidx.compose.runtime.LaunchedEffect
        import androidx.compose.runtime.SideEffect
        import androidx.compose.runtime.staticCompositionLocalOf
        import androidx.compose.ui.Modifier

        /** The system's tab bar. It shows what the app tells it, and nothing else. */
        interface NativeTabBar {
            fun show(selectedTab: Int)
            fun hide()
        }

        /** Connects the app with the system's tab bar, which draws its tabs. */
        class NativeTabs(internal val bar: NativeTabBar) {
            internal var onSelect: (Int) -> Unit = {}
            internal var places = 0

            /** A tap on a tab. The bar follows once the app shows the tab. */
            fun select(tab: Int) = onSelect(tab)
        }

        /** The system's tab bar; null where the app draws its own. */
        val LocalNativeTabs = staticCompositionLocalOf<NativeTabs?> { null }

        /** Stands where the app's own bar would stand, and takes the room that the system's bar covers. */
        @Composable
        internal fun NativeTabBarSpace(tabs: NativeTabs, selectedTab: Int, onSelect: (Int) -> Unit) {
            SideEffect { tabs.onSelect = onSelect }
            LaunchedEffect(tabs, selectedTab) { tabs.bar.show(selectedTab) }
            DisposableEffect(tabs) {
                tabs.places++
                onDispose {
                    tabs.places--
                    if (tabs.places == 0) tabs.bar.hide()
                }
            }
            Spacer(Modifier.windowInsetsBottomHeight(WindowInsets.safeDrawing))
        }

        """
    }
}
