package org.sample.notes

import androidx.compose.foundation.layout.Column
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TextField
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateListOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import cafe.adriel.voyager.core.screen.Screen
import cafe.adriel.voyager.navigator.LocalNavigator
import cafe.adriel.voyager.navigator.currentOrThrow

private val notes = mutableStateListOf("Buy flour", "Call Mira")

class NoteListScreen : Screen {
    @Composable
    override fun Content() {
        val navigator = LocalNavigator.currentOrThrow
        Column {
            notes.forEachIndexed { index, note ->
                TextButton(onClick = { navigator.push(NoteScreen(index)) }) { Text(note) }
            }
            Button(onClick = { navigator.push(EditNoteScreen("", onSave = { notes.add(it) })) }) { Text("New note") }
        }
    }
}

data class NoteScreen(val index: Int) : Screen {
    @OptIn(ExperimentalMaterial3Api::class)
    @Composable
    override fun Content() {
        val navigator = LocalNavigator.currentOrThrow
        Column {
            TopAppBar(
                title = { Text("Note") },
                navigationIcon = {
                    IconButton(onClick = { navigator.pop() }) {
                        Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back")
                    }
                },
            )
            Text(notes[index])
            Button(onClick = { navigator.push(EditNoteScreen(notes[index]) { notes[index] = it }) }) { Text("Edit") }
            Button(onClick = { navigator.replaceAll(NoteListScreen()) }) { Text("All notes") }
        }
    }
}

/** Carries a lambda, so that it can't be restored. */
class EditNoteScreen(
    private val text: String,
    private val onSave: (String) -> Unit,
) : Screen {
    @Composable
    override fun Content() {
        val navigator = LocalNavigator.currentOrThrow
        var draft by remember { mutableStateOf(text) }
        Column {
            TextField(draft, onValueChange = { draft = it })
            Button(onClick = { onSave(draft); navigator.pop() }) { Text("Save") }
        }
    }
}

class TrashScreen : Screen {
    @Composable
    override fun Content() {
        Text("Nothing here")
    }
}
