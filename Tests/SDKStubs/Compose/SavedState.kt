package androidx.savedstate.serialization

import androidx.compose.runtime.stub
import kotlinx.serialization.modules.SerializersModule

class SavedStateConfiguration internal constructor() {
    class Builder internal constructor() {
        var serializersModule: SerializersModule
            get() = stub()
            set(value) {}
    }

    companion object {
        val DEFAULT: SavedStateConfiguration get() = stub()
    }
}

fun SavedStateConfiguration(builderAction: SavedStateConfiguration.Builder.() -> Unit): SavedStateConfiguration = stub()
