package androidx.compose.material.icons.automirrored.filled

import androidx.compose.material.icons.Icons
import androidx.compose.runtime.stub
import androidx.compose.ui.graphics.vector.ImageVector

val Icons.AutoMirrored.Filled.ArrowBack: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.ArrowForward: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.Article: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.ExitToApp: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.KeyboardArrowLeft: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.KeyboardArrowRight: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.LibraryBooks: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.List: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.MenuBook: ImageVector get() = stub()
val Icons.AutoMirrored.Filled.Send: ImageVector get() = stub()
