package org.sample.notes

import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Delete
import androidx.compose.material.icons.filled.List
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.vector.rememberVectorPainter
import cafe.adriel.voyager.navigator.Navigator
import cafe.adriel.voyager.navigator.tab.Tab
import cafe.adriel.voyager.navigator.tab.TabOptions
import cafe.adriel.voyager.transitions.SlideTransition

object NotesTab : Tab {
    override val options: TabOptions
        @Composable
        get() = TabOptions(index = 0u, title = "Notes", icon = rememberVectorPainter(Icons.Default.List))

    @Composable
    override fun Content() {
        Navigator(NoteListScreen()) { navigator -> SlideTransition(navigator) }
    }
}

object TrashTab : Tab {
    override val options: TabOptions
        @Composable
        get() = TabOptions(index = 1u, title = "Trash", icon = rememberVectorPainter(Icons.Default.Delete))

    @Composable
    override fun Content() {
        Navigator(TrashScreen())
    }
}
