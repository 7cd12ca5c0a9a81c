package androidx.compose.ui.semantics

import androidx.compose.runtime.stub
import androidx.compose.ui.Modifier

interface SemanticsPropertyReceiver

var SemanticsPropertyReceiver.contentDescription: String
    get() = stub()
    set(value) {}

fun SemanticsPropertyReceiver.heading() {}

fun Modifier.semantics(mergeDescendants: Boolean = false, properties: SemanticsPropertyReceiver.() -> Unit): Modifier = stub()
