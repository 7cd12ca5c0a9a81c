extension ScaffoldKotlinText {
    /// `iosMain`: SwiftUI's bars, and pages of Compose inside of SwiftUI.
    var ios: String {
        """
        \(header)import androidx.compose.foundation.background
        import androidx.compose.foundation.layout.Box
        import androidx.compose.foundation.layout.PaddingValues
        import androidx.compose.foundation.layout.WindowInsets
        import androidx.compose.foundation.layout.asPaddingValues
        import androidx.compose.foundation.layout.fillMaxSize
        import androidx.compose.foundation.layout.fillMaxWidth
        import androidx.compose.foundation.layout.height
        import androidx.compose.foundation.layout.safeDrawing
        import androidx.compose.material3.ColorScheme
        import androidx.compose.material3.MaterialTheme
        import androidx.compose.material3.Shapes
        import androidx.compose.material3.Typography
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.SideEffect
        import androidx.compose.runtime.getValue
        import androidx.compose.runtime.mutableStateOf
        import androidx.compose.runtime.remember
        import androidx.compose.runtime.setValue
        import androidx.compose.ui.Alignment
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.graphics.Brush
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.viewinterop.UIKitInteropInteractionMode
        import androidx.compose.ui.viewinterop.UIKitInteropProperties
        import androidx.compose.ui.viewinterop.UIKitViewController
        import androidx.compose.ui.window.ComposeUIViewController
        import platform.UIKit.UIViewController

        /** The bars of one scaffold, which Swift draws. */
        interface NativeScaffoldBars {
            fun controller(): UIViewController
            fun update(toolbar: ScaffoldToolbar?, tabs: List<ScaffoldTab>, selectedTab: Int)
        }

        interface NativeScaffoldFactory {
            fun bars(host: NativeScaffoldHost): NativeScaffoldBars
        }

        object NativeScaffolds {
            /** Set from Swift when the app starts; null on systems where Compose draws the bars. */
            var factory: NativeScaffoldFactory? = null
        }

        /** What the bars ask of their scaffold. */
        class NativeScaffoldHost internal constructor() {
            internal var page by mutableStateOf<NativePage?>(null)
            internal var onTabSelected: (Int) -> Unit = {}

            /** The app is asked, and the bar follows. */
            fun select(tab: Int) = onTabSelected(tab)

            /** The page of a tab, to lie below the bars. */
            fun controller(tab: Int): UIViewController = ComposeUIViewController {
                page?.let { PageBelowBars(it, tab) }
            }
        }

        internal class NativePage(
            val colors: ColorScheme,
            val typography: Typography,
            val shapes: Shapes,
            val content: @Composable (tab: Int, contentPadding: PaddingValues) -> Unit,
        )

        @Composable
        actual fun NativeScaffold(
            modifier: Modifier,
            toolbar: ScaffoldToolbar?,
            tabs: List<ScaffoldTab>,
            selectedTab: Int,
            onTabSelected: (Int) -> Unit,
            content: @Composable (tab: Int, contentPadding: PaddingValues) -> Unit,
        ) {
            val factory = NativeScaffolds.factory
            if (factory == null) {
                MaterialScaffold(modifier, toolbar, tabs, selectedTab, onTabSelected, content)
                return
            }
            val host = remember { NativeScaffoldHost() }
            val bars = remember { factory.bars(host) }
            val page = NativePage(MaterialTheme.colorScheme, MaterialTheme.typography, MaterialTheme.shapes, content)
            SideEffect {
                host.page = page
                host.onTabSelected = onTabSelected
                bars.update(toolbar, tabs, selectedTab)
            }
            UIKitViewController(
                factory = { bars.controller() },
                modifier = modifier.fillMaxSize(),
                properties = UIKitInteropProperties(
                    interactionMode = UIKitInteropInteractionMode.NonCooperative,
                    isNativeAccessibilityEnabled = true,
                ),
            )
        }

        @Composable
        private fun PageBelowBars(page: NativePage, tab: Int) {
            MaterialTheme(colorScheme = page.colors, typography = page.typography, shapes = page.shapes) {
                val padding = WindowInsets.safeDrawing.asPaddingValues()
                Box(Modifier.fillMaxSize()) {
                    page.content(tab, padding)
                    // UIKit fades what scrolls below its bars, and can't see what Compose scrolls.
                    val colors = listOf(page.colors.background, Color.Transparent)
                    Box(
                        Modifier
                            .align(Alignment.TopCenter)
                            .fillMaxWidth()
                            .height(padding.calculateTopPadding())
                            .background(Brush.verticalGradient(colors)),
                    )
                    Box(
                        Modifier
                            .align(Alignment.BottomCenter)
                            .fillMaxWidth()
                            .height(padding.calculateBottomPadding())
                            .background(Brush.verticalGradient(colors.reversed())),
                    )
                }
            }
        }

        """
    }
}
