// androidx.compose.material.icons: declarations only.
package androidx.compose.material.icons

object Icons {
    object Filled
    object Outlined
    object Rounded
    object AutoMirrored {
        object Filled
        object Outlined
        object Rounded

        val Default = Filled
    }

    val Default = Filled
}
