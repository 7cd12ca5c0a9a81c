// What Kotlin/Native generates for UIKit, as far as apps use it: declarations only.
package platform.UIKit

import androidx.compose.runtime.stub
import platform.Foundation.NSURL

open class UIResponder

open class UIView : UIResponder() {
    var hidden: Boolean
        get() = stub()
        set(value) {}
    var backgroundColor: UIColor?
        get() = stub()
        set(value) {}

    fun addSubview(view: UIView) {}
    fun removeFromSuperview() {}
}

open class UIColor {
    companion object {
        val clearColor: UIColor get() = stub()
    }
}

open class UIViewController : UIResponder() {
    var title: String?
        get() = stub()
        set(value) {}
    val view: UIView get() = stub()
}

open class UIDevice {
    fun systemName(): String = stub()
    val systemVersion: String get() = stub()

    companion object {
        val currentDevice: UIDevice get() = stub()
    }
}

open class UIApplication : UIResponder() {
    fun openURL(url: NSURL): Boolean = stub()

    companion object {
        val sharedApplication: UIApplication get() = stub()
    }
}
