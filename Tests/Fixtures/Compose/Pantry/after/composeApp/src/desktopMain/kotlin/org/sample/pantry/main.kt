package org.sample.pantry

import androidx.compose.runtime.Composable

@Composable
fun Desktop() {
    App(Store(), onTitle = { title -> println(title) })
}
