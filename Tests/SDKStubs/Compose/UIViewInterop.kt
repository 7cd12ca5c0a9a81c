// androidx.compose.ui.viewinterop for iOS: declarations only.
package androidx.compose.ui.viewinterop

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.ExperimentalComposeUiApi
import androidx.compose.ui.Modifier
import platform.UIKit.UIView
import platform.UIKit.UIViewController

sealed interface UIKitInteropInteractionMode {
    class Cooperative(val delayMillis: Int = 150) : UIKitInteropInteractionMode
    data object NonCooperative : UIKitInteropInteractionMode
}

class UIKitInteropProperties(
    val interactionMode: UIKitInteropInteractionMode? = UIKitInteropInteractionMode.Cooperative(),
    val isNativeAccessibilityEnabled: Boolean = false,
    @property:ExperimentalComposeUiApi val placedAsOverlay: Boolean = false,
)

@Composable
fun <T : UIView> UIKitView(
    factory: () -> T,
    modifier: Modifier = Modifier,
    update: (T) -> Unit = {},
    onRelease: (T) -> Unit = {},
    onReset: ((T) -> Unit)? = null,
    properties: UIKitInteropProperties = UIKitInteropProperties(),
) {}

@Composable
fun <T : UIViewController> UIKitViewController(
    factory: () -> T,
    modifier: Modifier = Modifier,
    update: (T) -> Unit = {},
    onRelease: (T) -> Unit = {},
    onReset: ((T) -> Unit)? = null,
    properties: UIKitInteropProperties = UIKitInteropProperties(),
) {}
