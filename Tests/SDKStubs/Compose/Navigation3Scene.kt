package androidx.navigation3.scene

import androidx.compose.runtime.Composable
import androidx.compose.runtime.stub
import androidx.compose.ui.window.DialogProperties
import androidx.navigation3.runtime.NavEntry

interface Scene<T : Any> {
    val key: Any
    val entries: List<NavEntry<T>>
    val previousEntries: List<NavEntry<T>>
    val content: @Composable () -> Unit
}

class SceneStrategyScope<T : Any>(val onBack: () -> Unit = {})

fun interface SceneStrategy<T : Any> {
    fun SceneStrategyScope<T>.calculateScene(entries: List<NavEntry<T>>): Scene<T>?

    infix fun then(sceneStrategy: SceneStrategy<T>): SceneStrategy<T> = stub()
}

class SinglePaneSceneStrategy<T : Any> : SceneStrategy<T> {
    override fun SceneStrategyScope<T>.calculateScene(entries: List<NavEntry<T>>): Scene<T>? = stub()
}

class DialogSceneStrategy<T : Any> : SceneStrategy<T> {
    override fun SceneStrategyScope<T>.calculateScene(entries: List<NavEntry<T>>): Scene<T>? = stub()

    companion object {
        fun dialog(dialogProperties: DialogProperties = DialogProperties()): Map<String, Any> = stub()
    }
}
