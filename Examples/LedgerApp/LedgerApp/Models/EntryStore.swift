import Foundation

/// All entries, and the little that the app remembers beside them.
final class EntryStore {
    private(set) var entries: [Entry] = []
    private var isChanged = false
    /// The app that the last link came from.
    var lastSource: String?
    var lastTab: Int { UserDefaults.standard.integer(forKey: "lastTab") }

    func load() {
        guard entries.isEmpty else { return }
        entries = [
            Entry(number: 1, title: "Rent", cents: -84_000, month: 0), Entry(number: 2, title: "Salary", cents: 271_550, month: 0),
            Entry(number: 3, title: "Bicycle repair", cents: -3_490, month: 1),
        ]
    }

    func save() {
        guard isChanged else { return }
        UserDefaults.standard.set(entries.count, forKey: "entries")
        isChanged = false
    }

    func entry(_ number: Int) -> Entry? { entries.first { $0.number == number } }

    func entries(in month: Int) -> [Entry] { entries.filter { $0.month == month } }

    func add(_ title: String, cents: Int) {
        entries.append(Entry(number: entries.count + 1, title: title, cents: cents, month: 0))
        isChanged = true
    }
}
