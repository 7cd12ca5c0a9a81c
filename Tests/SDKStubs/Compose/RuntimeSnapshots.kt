// androidx.compose.runtime.snapshots: declarations only.
package androidx.compose.runtime.snapshots

interface StateObject

class SnapshotStateList<T> : StateObject, MutableList<T> by ArrayList<T>(), RandomAccess {
    fun removeRange(fromIndex: Int, toIndex: Int) {}
}

class SnapshotStateMap<K, V> : StateObject, MutableMap<K, V> by HashMap<K, V>()

open class Snapshot {
    companion object {
        fun sendApplyNotifications() {}
        fun <R> withMutableSnapshot(block: () -> R): R = block()
        fun <T> withoutReadObservation(block: () -> T): T = block()
    }
}
