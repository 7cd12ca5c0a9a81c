import SwiftUI
import UIKit

/// One shelf; the page is SwiftUI's.
final class ShelfController: UIHostingController<ShelfView> {
    init(shelf: Shelf) {
        super.init(rootView: ShelfView(shelf: shelf))
        title = shelf.name
    }

    required init?(coder: NSCoder) { fatalError("no storyboard") }
}
