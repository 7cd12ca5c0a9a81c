// kotlinx.cinterop and the annotations with which Kotlin/Native shapes what Swift sees: declarations only.
package kotlinx.cinterop

@RequiresOptIn
annotation class ExperimentalForeignApi

@RequiresOptIn
annotation class BetaInteropApi
