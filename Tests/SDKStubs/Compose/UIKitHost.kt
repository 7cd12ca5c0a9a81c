// androidx.compose.ui.uikit: declarations only.
package androidx.compose.ui.uikit

import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.stub
import platform.UIKit.UIViewController

sealed interface OnFocusBehavior {
    data object DoNothing : OnFocusBehavior
    data object FocusableAboveKeyboard : OnFocusBehavior
}

class ComposeUIViewControllerConfiguration {
    var onFocusBehavior: OnFocusBehavior = OnFocusBehavior.FocusableAboveKeyboard
    var opaque: Boolean = true
    var enforceStrictPlistSanityCheck: Boolean = true
    var parallelRendering: Boolean = true
}

val LocalUIViewController: ProvidableCompositionLocal<UIViewController> get() = stub()
