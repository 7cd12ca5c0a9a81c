// What Kotlin/Native generates for Foundation, as far as apps use it: declarations only.
package platform.Foundation

import androidx.compose.runtime.stub

fun NSLog(format: String, vararg args: Any?) {}

open class NSURL {
    companion object {
        fun URLWithString(URLString: String): NSURL? = stub()
    }
}

open class NSBundle {
    val bundleIdentifier: String? get() = stub()

    companion object {
        val mainBundle: NSBundle get() = stub()
    }
}

open class NSUserDefaults {
    fun stringForKey(defaultName: String): String? = stub()
    fun boolForKey(defaultName: String): Boolean = stub()
    fun setObject(value: Any?, forKey: String) {}
    fun setBool(value: Boolean, forKey: String) {}

    companion object {
        val standardUserDefaults: NSUserDefaults get() = stub()
    }
}
