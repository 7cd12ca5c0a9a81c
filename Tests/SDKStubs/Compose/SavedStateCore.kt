// androidx.savedstate: declarations only.
package androidx.savedstate

import androidx.compose.runtime.stub

class SavedState

class SavedStateReader internal constructor() {
    operator fun contains(key: String): Boolean = stub()
    fun getString(key: String): String = stub()
    fun getStringOrNull(key: String): String? = stub()
    fun getLong(key: String): Long = stub()
    fun getLongOrNull(key: String): Long? = stub()
    fun getInt(key: String): Int = stub()
    fun getBoolean(key: String): Boolean = stub()
}

fun <T> SavedState.read(block: SavedStateReader.() -> T): T = stub()
