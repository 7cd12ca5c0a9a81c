package androidx.compose.ui.tooling.preview

annotation class Preview(val name: String = "", val group: String = "", val showBackground: Boolean = false)
