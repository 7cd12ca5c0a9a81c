// What an Android activity of the examples uses: declarations only.
package android.os

open class Bundle
