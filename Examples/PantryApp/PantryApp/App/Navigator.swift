import UIKit

/// Decides what is shown, whoever asks for it.
final class Navigator {
    /// Whether the list says at the start which shelf was looked at last.
    var showsLastShelf = true
    private var pages: UINavigationController?
    private var pantry: Pantry?

    /// The pages of a new window.
    func start(with pantry: Pantry) -> UIViewController {
        let list = ShelfListController(pantry: pantry)
        list.navigationItem.prompt = showsLastShelf ? "Last seen: \(pantry.lastShelf)" : nil
        let pages = UINavigationController(rootViewController: list)
        self.pages = pages
        self.pantry = pantry
        return pages
    }

    func open(_ url: URL) {
        guard let number = Int(url.lastPathComponent), let shelf = pantry?.shelf(number) else { return }
        show(shelf)
    }

    /// Does what a shortcut of the home screen stands for, and says whether it stands for anything.
    func run(_ shortcut: String) -> Bool {
        guard shortcut == "use-up", let shelf = pantry?.shelfToUseUp else { return false }
        show(shelf)
        return true
    }

    /// Says in a wide window how much there is.
    func fit(_ width: UIUserInterfaceSizeClass) {
        let count = pantry?.shelves.count ?? 0
        pages?.viewControllers.first?.title = width == .regular ? "Pantry with \(count) shelves" : "Pantry"
    }

    private func show(_ shelf: Shelf) {
        pantry?.lastShelf = shelf.name
        pages?.popToRootViewController(animated: false)
        pages?.pushViewController(ShelfController(shelf: shelf), animated: false)
    }
}
