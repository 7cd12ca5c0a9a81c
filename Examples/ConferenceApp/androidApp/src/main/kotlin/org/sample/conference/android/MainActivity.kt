package org.sample.conference.android

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import org.sample.conference.App
import org.sample.conference.AppGraph

private val appGraph = AppGraph(platform = "Android")

class MainActivity : ComponentActivity() {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            App(
                graph = appGraph,
                onThemeChange = { isDark -> println("Dark: $isDark") },
            )
        }
    }
}
