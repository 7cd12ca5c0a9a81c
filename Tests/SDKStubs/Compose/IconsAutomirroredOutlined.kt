package androidx.compose.material.icons.automirrored.outlined

import androidx.compose.material.icons.Icons
import androidx.compose.runtime.stub
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.AutoMirrored.Outlined.ArrowBack: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.ArrowForward: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.Article: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.ExitToApp: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.KeyboardArrowLeft: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.KeyboardArrowRight: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.LibraryBooks: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.List: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.MenuBook: ImageVector get() = stub()
val Icons.AutoMirrored.Outlined.Send: ImageVector get() = stub()
