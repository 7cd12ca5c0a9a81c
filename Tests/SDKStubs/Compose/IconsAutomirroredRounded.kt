package androidx.compose.material.icons.automirrored.rounded

import androidx.compose.material.icons.Icons
import androidx.compose.runtime.stub
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.AutoMirrored.Rounded.ArrowBack: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.ArrowForward: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.Article: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.ExitToApp: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.KeyboardArrowLeft: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.KeyboardArrowRight: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.LibraryBooks: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.List: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.MenuBook: ImageVector get() = stub()
val Icons.AutoMirrored.Rounded.Send: ImageVector get() = stub()
