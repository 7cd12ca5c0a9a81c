package org.sample.harbor

import androidx.compose.runtime.Composable

@Composable
fun Start() {
    App("Kiel")
}
