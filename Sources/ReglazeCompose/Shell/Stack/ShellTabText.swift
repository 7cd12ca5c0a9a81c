/// What the two stack shells write alike: one whose stacks SwiftUI owns, and one that follows Kotlin's.
struct ShellTabText {
    let tabs: [ShellPlan.Tab]
    /// The enumeration of the tabs.
    let type: String

    /// The items of the bar, each of which shows `content(of:)`.
    func items(indent: String) -> String {
        tabs.map { tab in
            let role = tab.isSearch ? ", role: .search" : ""
            let condition = tab.condition.map { "\(indent)// Compose shows it only where `\(Self.oneLine($0))`.\n" } ?? ""
            return """
                \(condition)\(indent)Tab(\(type).\(tab.name).title, systemImage: "\(tab.symbol)", value: \(type).\(tab.name)\(role)) {
                \(indent)    content(of: .\(tab.name))
                \(indent)}
                """
        }.joined(separator: "\n")
    }

    var titles: String {
        """
        @available(iOS 26.0, *)
        extension \(type) {
            var title: String {
                switch self {
        \(tabs.map { "        case .\($0.name): String(localized: \(Self.literal($0.title)))" }.joined(separator: "\n"))
                }
            }
        }
        """
    }

    /// The properties that hold the tabs' coordinators.
    func coordinators(of coordinator: String) -> String {
        tabs.map { "    let \($0.coordinator) = \(coordinator)()" }.joined(separator: "\n")
    }

    /// The function that finds one of them.
    func lookup(of coordinator: String) -> String {
        """
            func coordinator(for tab: \(type)) -> \(coordinator) {
                switch tab {
        \(tabs.map { "        case .\($0.name): \($0.coordinator)" }.joined(separator: "\n"))
                }
            }
        """
    }

    /// A page is itself, whatever it shows.
    static func identity(of page: String) -> String {
        """
            static func == (left: \(page), right: \(page)) -> Bool {
                left.id == right.id
            }

            func hash(into hasher: inout Hasher) {
                hasher.combine(id)
            }
        """
    }

    static func about(isOne: Bool, one: String) -> String {
        isOne ? one : "The tabs. The bar keeps its size while Compose scrolls, which UIKit does not see."
    }

    static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension ShellPlan.Tab {
    /// The property that holds the tab's coordinator.
    var coordinator: String { "\(name.filter { $0 != "`" })Coordinator" }
}
