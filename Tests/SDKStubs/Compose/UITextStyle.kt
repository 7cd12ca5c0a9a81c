package androidx.compose.ui.text.style

import androidx.compose.runtime.stub

class TextAlign {
    companion object {
        val Start: TextAlign get() = stub()
        val Center: TextAlign get() = stub()
        val End: TextAlign get() = stub()
        val Unspecified: TextAlign get() = stub()
    }
}

class TextOverflow {
    companion object {
        val Clip: TextOverflow get() = stub()
        val Ellipsis: TextOverflow get() = stub()
        val Visible: TextOverflow get() = stub()
    }
}

class TextDecoration {
    companion object {
        val None: TextDecoration get() = stub()
        val Underline: TextDecoration get() = stub()
        val LineThrough: TextDecoration get() = stub()
    }
}
