package org.sample.reader

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.automirrored.filled.ArrowBack
import androidx.compose.material.icons.filled.Add
import androidx.compose.material.icons.filled.Edit
import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Button
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.FloatingActionButton
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.ListItem
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.material3.TextField
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier

@Composable
fun FeedsScreen(onFeed: (Feed) -> Unit, onAdd: () -> Unit) {
    Scaffold(
        floatingActionButton = {
            FloatingActionButton(onClick = onAdd) { Icon(Icons.Default.Add, contentDescription = "Add a feed") }
        },
    ) { padding ->
        LazyColumn(Modifier.padding(padding)) {
            items(Library.feeds) { feed ->
                ListItem(headlineContent = { Text(feed.name) }, modifier = Modifier.clickable { onFeed(feed) })
            }
        }
    }
}

@Composable
fun SavedScreen(onArticle: (Long) -> Unit) {
    LazyColumn {
        items(Library.saved) { id ->
            TextButton(onClick = { onArticle(id) }) { Text(Library.article(id)?.title ?: "") }
        }
    }
}

@Composable
fun MoreScreen(onAbout: () -> Unit) {
    TextButton(onClick = onAbout) { Text("About") }
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun FeedScreen(
    feedId: Long,
    name: String,
    onArticle: (Long) -> Unit,
    onEdit: () -> Unit,
    onBack: () -> Unit,
) {
    Scaffold(
        topBar = {
            TopAppBar(
                title = { Text(name) },
                navigationIcon = {
                    IconButton(onClick = onBack) {
                        Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back")
                    }
                },
                actions = {
                    IconButton(onClick = onEdit) { Icon(Icons.Default.Edit, contentDescription = "Edit") }
                },
            )
        },
    ) { padding ->
        LazyColumn(Modifier.padding(padding)) {
            items(Library.articles.filter { it.feedId == feedId }) { article ->
                ListItem(headlineContent = { Text(article.title) }, modifier = Modifier.clickable { onArticle(article.id) })
            }
        }
    }
}

@Composable
fun ArticleScreen(articleId: Long, from: String?, onBack: () -> Unit) {
    val article = Library.article(articleId) ?: return
    Column {
        ReaderTopBar(article.title, onBack)
        if (from != null) Text("From $from")
        Text(article.text)
        Button(onClick = { Library.saved.add(articleId) }) { Text("Save") }
    }
}

@Composable
fun EditFeedScreen(feedId: Long, tags: List<String>, onSave: (String) -> Unit, onDelete: () -> Unit, onCancel: () -> Unit) {
    var name by remember { mutableStateOf("") }
    Column {
        ReaderTopBar(if (feedId < 0) "New feed" else "Edit feed", onCancel)
        TextField(name, onValueChange = { name = it })
        tags.forEach { Text(it) }
        Button(onClick = { onSave(name) }) { Text("Save") }
        if (feedId >= 0) TextButton(onClick = onDelete) { Text("Delete") }
    }
}

@Composable
fun AboutScreen(onBack: () -> Unit) {
    Column {
        ReaderTopBar("About", onBack)
        Text("Reader for ${platformName()}")
    }
}

@Composable
fun DeleteFeedDialog(onConfirm: () -> Unit, onDismiss: () -> Unit) {
    AlertDialog(
        onDismissRequest = onDismiss,
        confirmButton = { TextButton(onClick = onConfirm) { Text("Delete") } },
        dismissButton = { TextButton(onClick = onDismiss) { Text("Cancel") } },
        text = { Text("Delete this feed?") },
    )
}

@OptIn(ExperimentalMaterial3Api::class)
@Composable
private fun ReaderTopBar(title: String, onBack: () -> Unit) {
    TopAppBar(
        title = { Text(title) },
        navigationIcon = {
            IconButton(onClick = onBack) {
                Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back")
            }
        },
    )
}
