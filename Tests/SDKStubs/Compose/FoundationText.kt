package androidx.compose.foundation.text

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

@Composable
fun BasicText(text: String, modifier: Modifier = Modifier) {}
