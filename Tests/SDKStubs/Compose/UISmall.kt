package androidx.compose.ui.focus

interface FocusManager {
    fun clearFocus(force: Boolean = false)
}
