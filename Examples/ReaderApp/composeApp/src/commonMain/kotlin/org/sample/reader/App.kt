package org.sample.reader

import androidx.compose.foundation.layout.padding
import androidx.compose.material.icons.Icons
import androidx.compose.material.icons.filled.Bookmark
import androidx.compose.material.icons.filled.Menu
import androidx.compose.material.icons.filled.Book
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.NavigationBar
import androidx.compose.material3.NavigationBarItem
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.navigation.NavDestination.Companion.hasRoute
import androidx.navigation.NavGraph.Companion.findStartDestination
import androidx.navigation.NavHostController
import androidx.navigation.compose.NavHost
import androidx.navigation.compose.composable
import androidx.navigation.compose.currentBackStackEntryAsState
import androidx.navigation.compose.dialog
import androidx.navigation.compose.rememberNavController
import androidx.navigation.toRoute

@Composable
fun App(onReady: () -> Unit = {}) {
    MaterialTheme {
        ReaderNavigation()
    }
    LaunchedEffect(Unit) { onReady() }
}

@Composable
private fun ReaderNavigation() {
    val navController = rememberNavController()
    Scaffold(
        bottomBar = { ReaderBar(navController) },
    ) { padding ->
        NavHost(
            navController = navController,
            startDestination = FeedsTab,
            modifier = Modifier.padding(padding),
        ) {
            composable<FeedsTab> {
                FeedsScreen(
                    onFeed = { feed -> navController.navigate(FeedRoute(feed.id, feed.name)) },
                    onAdd = { navController.navigate(EditFeedRoute()) },
                )
            }
            composable<SavedTab> {
                SavedScreen(onArticle = { navController.navigate(ArticleRoute(it, from = "saved")) })
            }
            composable<MoreTab> {
                MoreScreen(onAbout = { navController.navigate(AboutRoute) })
            }
            composable<FeedRoute> { entry ->
                val route = entry.toRoute<FeedRoute>()
                FeedScreen(
                    feedId = route.feedId,
                    name = route.name,
                    onArticle = { id ->
                        navController.navigate(ArticleRoute(id, from = route.name)) { launchSingleTop = true }
                    },
                    onEdit = { navController.navigate(EditFeedRoute(route.feedId, tags = listOf("edited"))) },
                    onBack = { navController.popBackStack() },
                )
            }
            composable<ArticleRoute> { entry ->
                val route: ArticleRoute = entry.toRoute()
                ArticleScreen(
                    articleId = route.articleId,
                    from = route.from,
                    onBack = navController::popBackStack,
                )
            }
            composable<EditFeedRoute> {
                val (feedId, tags) = it.toRoute<EditFeedRoute>()
                EditFeedScreen(
                    feedId = feedId,
                    tags = tags,
                    onSave = { name ->
                        Library.rename(feedId, name)
                        navController.popBackStack<FeedsTab>(inclusive = false)
                    },
                    onDelete = { navController.navigate(DeleteFeedRoute(feedId)) },
                    onCancel = { navController.navigateUp() },
                )
            }
            composable<AboutRoute> { AboutScreen(onBack = { navController.popBackStack() }) }
            dialog<DeleteFeedRoute> { entry ->
                val feedId = entry.toRoute<DeleteFeedRoute>().feedId
                DeleteFeedDialog(
                    onConfirm = {
                        Library.delete(feedId)
                        navController.popBackStack<FeedsTab>(inclusive = false)
                    },
                    onDismiss = { navController.popBackStack() },
                )
            }
        }
    }
}

@Composable
private fun ReaderBar(navController: NavHostController) {
    val entry by navController.currentBackStackEntryAsState()
    val destination = entry?.destination
    NavigationBar {
        NavigationBarItem(
            selected = destination?.hasRoute<FeedsTab>() == true,
            onClick = { navController.showTab(FeedsTab) },
            icon = { Icon(Icons.Default.Book, contentDescription = null) },
            label = { Text("Feeds") },
        )
        NavigationBarItem(
            selected = destination?.hasRoute<SavedTab>() == true,
            onClick = { navController.showTab(SavedTab) },
            icon = { Icon(Icons.Default.Bookmark, contentDescription = null) },
            label = { Text("Saved") },
        )
        NavigationBarItem(
            selected = destination?.hasRoute<MoreTab>() == true,
            onClick = { navController.showTab(MoreTab) },
            icon = { Icon(Icons.Default.Menu, contentDescription = null) },
            label = { Text("More") },
        )
    }
}

private fun NavHostController.showTab(tab: Any) {
    navigate(tab) {
        popUpTo(graph.findStartDestination().id) { saveState = true }
        launchSingleTop = true
        restoreState = true
    }
}
