import Foundation

/// A shelf, and how many days what stands on it keeps.
struct Shelf {
    let number: Int
    let name: String
    let days: Int
}

/// What is in the house.
final class Pantry {
    private(set) var shelves: [Shelf] = []

    var hasExpiredItems: Bool { shelves.contains { $0.days < 0 } }
    /// The shelf with what keeps the shortest.
    var shelfToUseUp: Shelf? { shelves.min { $0.days < $1.days } }
    var lastShelf = UserDefaults.standard.string(forKey: "lastShelf") ?? "none"

    func load() {
        shelves = [
            Shelf(number: 1, name: "Fridge", days: 2), Shelf(number: 2, name: "Cellar", days: 180),
            Shelf(number: 3, name: "Fruit bowl", days: 4),
        ]
    }

    func save() {
        UserDefaults.standard.set(lastShelf, forKey: "lastShelf")
    }

    func shelf(_ number: Int) -> Shelf? { shelves.first { $0.number == number } }
}
