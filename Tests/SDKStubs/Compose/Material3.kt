// androidx.compose.material3: declarations only.
package androidx.compose.material3

import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.runtime.Composable
import androidx.compose.runtime.ProvidableCompositionLocal
import androidx.compose.runtime.stub
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.RectangleShape
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp

@RequiresOptIn
annotation class ExperimentalMaterial3Api

class ColorScheme(
    val primary: Color, val onPrimary: Color, val secondary: Color, val onSecondary: Color, val background: Color,
    val onBackground: Color, val surface: Color, val onSurface: Color, val surfaceVariant: Color, val onSurfaceVariant: Color,
    val outline: Color, val error: Color,
)

fun lightColorScheme(
    primary: Color = stub(), onPrimary: Color = stub(), primaryContainer: Color = stub(), onPrimaryContainer: Color = stub(),
    inversePrimary: Color = stub(), secondary: Color = stub(), onSecondary: Color = stub(), secondaryContainer: Color = stub(),
    onSecondaryContainer: Color = stub(), tertiary: Color = stub(), onTertiary: Color = stub(), background: Color = stub(),
    onBackground: Color = stub(), surface: Color = stub(), onSurface: Color = stub(), surfaceVariant: Color = stub(),
    onSurfaceVariant: Color = stub(), error: Color = stub(), onError: Color = stub(), outline: Color = stub(),
): ColorScheme = stub()

fun darkColorScheme(
    primary: Color = stub(), onPrimary: Color = stub(), primaryContainer: Color = stub(), onPrimaryContainer: Color = stub(),
    inversePrimary: Color = stub(), secondary: Color = stub(), onSecondary: Color = stub(), secondaryContainer: Color = stub(),
    onSecondaryContainer: Color = stub(), tertiary: Color = stub(), onTertiary: Color = stub(), background: Color = stub(),
    onBackground: Color = stub(), surface: Color = stub(), onSurface: Color = stub(), surfaceVariant: Color = stub(),
    onSurfaceVariant: Color = stub(), error: Color = stub(), onError: Color = stub(), outline: Color = stub(),
): ColorScheme = stub()

class Typography(
    val headlineLarge: TextStyle = TextStyle(), val headlineMedium: TextStyle = TextStyle(), val headlineSmall: TextStyle = TextStyle(),
    val titleLarge: TextStyle = TextStyle(), val titleMedium: TextStyle = TextStyle(), val titleSmall: TextStyle = TextStyle(),
    val bodyLarge: TextStyle = TextStyle(), val bodyMedium: TextStyle = TextStyle(), val bodySmall: TextStyle = TextStyle(),
    val labelLarge: TextStyle = TextStyle(), val labelMedium: TextStyle = TextStyle(), val labelSmall: TextStyle = TextStyle(),
)

class Shapes(val small: Shape = RectangleShape, val medium: Shape = RectangleShape, val large: Shape = RectangleShape)

object MaterialTheme {
    @get:Composable
    val colorScheme: ColorScheme get() = stub()

    @get:Composable
    val typography: Typography get() = stub()

    @get:Composable
    val shapes: Shapes get() = stub()
}

@Composable
fun MaterialTheme(
    colorScheme: ColorScheme = MaterialTheme.colorScheme, shapes: Shapes = MaterialTheme.shapes,
    typography: Typography = MaterialTheme.typography, content: @Composable () -> Unit,
) {}

val LocalContentColor: ProvidableCompositionLocal<Color> get() = stub()
val LocalTextStyle: ProvidableCompositionLocal<TextStyle> get() = stub()

@Composable
fun Text(
    text: String,
    modifier: Modifier = Modifier,
    color: Color = Color.Unspecified,
    fontSize: TextUnit = TextUnit.Unspecified,
    fontStyle: FontStyle? = null,
    fontWeight: FontWeight? = null,
    fontFamily: FontFamily? = null,
    letterSpacing: TextUnit = TextUnit.Unspecified,
    textDecoration: TextDecoration? = null,
    textAlign: TextAlign? = null,
    lineHeight: TextUnit = TextUnit.Unspecified,
    overflow: TextOverflow = TextOverflow.Clip,
    softWrap: Boolean = true,
    maxLines: Int = Int.MAX_VALUE,
    minLines: Int = 1,
    style: TextStyle = LocalTextStyle.current,
) {}

@Composable
fun Icon(imageVector: ImageVector, contentDescription: String?, modifier: Modifier = Modifier, tint: Color = LocalContentColor.current) {}

@Composable
fun Icon(painter: Painter, contentDescription: String?, modifier: Modifier = Modifier, tint: Color = LocalContentColor.current) {}

@Composable
fun Surface(
    modifier: Modifier = Modifier, shape: Shape = RectangleShape, color: Color = MaterialTheme.colorScheme.surface,
    contentColor: Color = Color.Unspecified, tonalElevation: Dp = 0.dp, shadowElevation: Dp = 0.dp, content: @Composable () -> Unit,
) {}

@Composable
fun Surface(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, shape: Shape = RectangleShape,
    color: Color = MaterialTheme.colorScheme.surface, content: @Composable () -> Unit,
) {}

@Composable
fun Card(modifier: Modifier = Modifier, shape: Shape = RectangleShape, content: @Composable ColumnScope.() -> Unit) {}

@Composable
fun Card(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, shape: Shape = RectangleShape,
    content: @Composable ColumnScope.() -> Unit,
) {}

@Composable
fun Button(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, shape: Shape = RectangleShape,
    contentPadding: PaddingValues = PaddingValues(0.dp), content: @Composable RowScope.() -> Unit,
) {}

@Composable
fun OutlinedButton(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, shape: Shape = RectangleShape,
    contentPadding: PaddingValues = PaddingValues(0.dp), content: @Composable RowScope.() -> Unit,
) {}

@Composable
fun TextButton(
    onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, shape: Shape = RectangleShape,
    contentPadding: PaddingValues = PaddingValues(0.dp), content: @Composable RowScope.() -> Unit,
) {}

@Composable
fun IconButton(onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, content: @Composable () -> Unit) {}

@Composable
fun FloatingActionButton(onClick: () -> Unit, modifier: Modifier = Modifier, shape: Shape = RectangleShape, content: @Composable () -> Unit) {}

@Composable
fun Switch(checked: Boolean, onCheckedChange: ((Boolean) -> Unit)?, modifier: Modifier = Modifier, enabled: Boolean = true) {}

@Composable
fun Checkbox(checked: Boolean, onCheckedChange: ((Boolean) -> Unit)?, modifier: Modifier = Modifier, enabled: Boolean = true) {}

@Composable
fun RadioButton(selected: Boolean, onClick: (() -> Unit)?, modifier: Modifier = Modifier, enabled: Boolean = true) {}

@Composable
fun FilterChip(
    selected: Boolean, onClick: () -> Unit, label: @Composable () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true,
) {}

@Composable
fun AssistChip(onClick: () -> Unit, label: @Composable () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true) {}

@Composable
fun TextField(
    value: String, onValueChange: (String) -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, readOnly: Boolean = false,
    textStyle: TextStyle = LocalTextStyle.current, label: @Composable (() -> Unit)? = null,
    placeholder: @Composable (() -> Unit)? = null, leadingIcon: @Composable (() -> Unit)? = null,
    trailingIcon: @Composable (() -> Unit)? = null, singleLine: Boolean = false,
) {}

@Composable
fun OutlinedTextField(
    value: String, onValueChange: (String) -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true, readOnly: Boolean = false,
    textStyle: TextStyle = LocalTextStyle.current, label: @Composable (() -> Unit)? = null,
    placeholder: @Composable (() -> Unit)? = null, leadingIcon: @Composable (() -> Unit)? = null,
    trailingIcon: @Composable (() -> Unit)? = null, singleLine: Boolean = false,
) {}

@Composable
fun HorizontalDivider(modifier: Modifier = Modifier, thickness: Dp = 1.dp, color: Color = Color.Unspecified) {}

@Composable
fun CircularProgressIndicator(modifier: Modifier = Modifier, color: Color = Color.Unspecified) {}

@Composable
fun LinearProgressIndicator(modifier: Modifier = Modifier, color: Color = Color.Unspecified) {}

@Composable
fun ListItem(
    headlineContent: @Composable () -> Unit, modifier: Modifier = Modifier, overlineContent: @Composable (() -> Unit)? = null,
    supportingContent: @Composable (() -> Unit)? = null, leadingContent: @Composable (() -> Unit)? = null,
    trailingContent: @Composable (() -> Unit)? = null, tonalElevation: Dp = 0.dp, shadowElevation: Dp = 0.dp,
) {}

@Composable
fun AlertDialog(
    onDismissRequest: () -> Unit, confirmButton: @Composable () -> Unit, modifier: Modifier = Modifier,
    dismissButton: @Composable (() -> Unit)? = null, icon: @Composable (() -> Unit)? = null, title: @Composable (() -> Unit)? = null,
    text: @Composable (() -> Unit)? = null,
) {}

@Composable
fun ModalBottomSheet(onDismissRequest: () -> Unit, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {}

@Composable
fun DropdownMenu(
    expanded: Boolean, onDismissRequest: () -> Unit, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit,
) {}

@Composable
fun DropdownMenuItem(text: @Composable () -> Unit, onClick: () -> Unit, modifier: Modifier = Modifier) {}

@Composable
fun BadgedBox(badge: @Composable BoxScope.() -> Unit, modifier: Modifier = Modifier, content: @Composable BoxScope.() -> Unit) {}

@Composable
fun Badge(modifier: Modifier = Modifier, content: @Composable (RowScope.() -> Unit)? = null) {}
