// androidx.compose.ui.window: dialogs of all systems, windows of the desktop, the view controller of iOS. Declarations only.
package androidx.compose.ui.window

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.uikit.ComposeUIViewControllerConfiguration
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import platform.UIKit.UIViewController

class DialogProperties(
    val dismissOnBackPress: Boolean = true, val dismissOnClickOutside: Boolean = true, val usePlatformDefaultWidth: Boolean = true,
)

@Composable
fun Dialog(onDismissRequest: () -> Unit, properties: DialogProperties = DialogProperties(), content: @Composable () -> Unit) {}

fun ComposeUIViewController(content: @Composable () -> Unit): UIViewController = stub()

fun ComposeUIViewController(
    configure: ComposeUIViewControllerConfiguration.() -> Unit = {}, content: @Composable () -> Unit,
): UIViewController = stub()

interface ApplicationScope {
    fun exitApplication()
}

interface FrameWindowScope

interface WindowState

fun application(exitProcessOnExit: Boolean = true, content: @Composable ApplicationScope.() -> Unit) {}

@Composable
fun rememberWindowState(size: DpSize = DpSize(800.dp, 600.dp)): WindowState = stub()

@Composable
fun rememberWindowState(width: Dp = 800.dp, height: Dp = 600.dp): WindowState = stub()

@Composable
fun Window(
    onCloseRequest: () -> Unit,
    state: WindowState = rememberWindowState(DpSize(800.dp, 600.dp)),
    visible: Boolean = true,
    title: String = "Untitled",
    alwaysOnTop: Boolean = false,
    content: @Composable FrameWindowScope.() -> Unit,
) {}
