// org.jetbrains.compose.resources: declarations only. `Res` itself is made from an app's own `composeResources` by the tests.
package org.jetbrains.compose.resources

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight

@RequiresOptIn
annotation class ExperimentalResourceApi

sealed class Resource
class StringResource : Resource()
class PluralStringResource : Resource()
class StringArrayResource : Resource()
class DrawableResource : Resource()
class FontResource : Resource()

@Composable
fun stringResource(resource: StringResource): String = stub()

@Composable
fun stringResource(resource: StringResource, vararg formatArgs: Any): String = stub()

suspend fun getString(resource: StringResource): String = stub()
suspend fun getString(resource: StringResource, vararg formatArgs: Any): String = stub()

@Composable
fun pluralStringResource(resource: PluralStringResource, quantity: Int): String = stub()

@Composable
fun pluralStringResource(resource: PluralStringResource, quantity: Int, vararg formatArgs: Any): String = stub()

@Composable
fun stringArrayResource(resource: StringArrayResource): List<String> = stub()

@Composable
fun painterResource(resource: DrawableResource): Painter = stub()

@Composable
fun imageResource(resource: DrawableResource): ImageBitmap = stub()

@Composable
fun vectorResource(resource: DrawableResource): ImageVector = stub()

@Composable
fun Font(resource: FontResource, weight: FontWeight = FontWeight.Normal, style: FontStyle = FontStyle.Normal): Font = stub()
