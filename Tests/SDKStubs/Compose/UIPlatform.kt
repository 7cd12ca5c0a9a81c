package androidx.compose.ui.platform

import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.stub
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusManager
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection

interface UriHandler {
    fun openUri(uri: String)
}

val LocalUriHandler: ProvidableCompositionLocal<UriHandler> get() = stub()
val LocalDensity: ProvidableCompositionLocal<Density> get() = stub()
val LocalLayoutDirection: ProvidableCompositionLocal<LayoutDirection> get() = stub()
val LocalFocusManager: ProvidableCompositionLocal<FocusManager> get() = stub()
val LocalInspectionMode: ProvidableCompositionLocal<Boolean> get() = stub()

fun Modifier.testTag(tag: String): Modifier = stub()
