package androidx.activity

import android.content.Context
import android.content.Intent
import android.os.Bundle
import androidx.compose.runtime.stub

open class ComponentActivity : Context() {
    val intent: Intent get() = stub()
    protected open fun onCreate(savedInstanceState: Bundle?) {}
    protected open fun onNewIntent(intent: Intent) {}
    protected open fun onDestroy() {}
}

fun ComponentActivity.enableEdgeToEdge() {}
