package cafe.adriel.voyager.transitions

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import cafe.adriel.voyager.navigator.Navigator

@Composable
fun SlideTransition(navigator: Navigator, modifier: Modifier = Modifier) {}

@Composable
fun FadeTransition(navigator: Navigator, modifier: Modifier = Modifier) {}
