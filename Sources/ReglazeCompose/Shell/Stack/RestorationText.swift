/// The part of the coordinators that saves the selected tab and the stacks, and restores them.
struct RestorationText {
    let plan: ShellPlan
    let way: ShellPlan.Restoration

    var text: String {
        """
        // MARK: - State restoration

        @available(iOS 26.0, *)
        extension AppNavigationCoordinator {
        \(types)

            /// The selected tab and the pages of every tab, as text.
            var savedNavigation: String {
                var saved = SavedNavigation(\(version.map { "version: \($0), " } ?? "")selectedTab: selectedTab.rawValue, paths: [:])
                for tab in \(plan.tabType).allCases {
                    saved.paths[tab.rawValue] = coordinator(for: tab).path.map {
                        \(encoded)
                    }
                }
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return (try? encoder.encode(saved)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            }

            \(about)
            func restoreNavigation(from text: String) {
                guard \(plan.tabType).allCases.allSatisfy({ coordinator(for: $0).path.isEmpty }),
                    let saved = try? JSONDecoder().decode(SavedNavigation.self, from: Data(text.utf8))\(version.map { ",\n            saved.version == \($0)" } ?? "")
                else { return }
                for tab in \(plan.tabType).allCases {
        \(restored)
                }
                selectedTab = \(plan.tabType)(rawValue: saved.selectedTab) ?? selectedTab
            }
        }
        """
    }

    /// The expression of what only the version that has saved it can read; nil where every version can.
    private var version: String? { way == .strings ? "Self.version" : nil }

    private var types: String {
        switch way {
        case .functions:
            """
                private struct SavedNavigation: Codable {
                    var selectedTab: String
                    var paths: [String: [String]]
                }
            """
        case .strings:
            """
                private struct SavedNavigation: Codable {
                    var version: String
                    var selectedTab: String
                    var paths: [String: [SavedPage]]
                }

                private struct SavedPage: Codable {
                    var path: String
                    var title: String?
                    var subtitle: String?
                }

                /// The app's version and build.
                private static var version: String {
                    ["CFBundleShortVersionString", "CFBundleVersion"]
                        .map { Bundle.main.object(forInfoDictionaryKey: $0) as? String ?? "" }
                        .joined(separator: " ")
                }
            """
        }
    }

    private var encoded: String {
        switch way {
        case .functions(let encode, _): "\(plan.entryClass).\(encode)(route: $0.route)"
        case .strings: "SavedPage(path: $0.route.path, title: $0.route.title, subtitle: $0.route.subtitle)"
        }
    }

    private var about: String {
        switch way {
        case .functions:
            """
            /// Shows what was saved, unless a link has opened a page already. A page that can't be read any more is left out, with
                /// those above it.
            """
        case .strings:
            """
            /// Shows what was saved, unless a link has opened a page already, or another version of the app has saved it: Kotlin
                /// can't show a page whose route it does not know.
            """
        }
    }

    private var restored: String {
        switch way {
        case .functions(_, let decode):
            """
                        for text in saved.paths[tab.rawValue] ?? [] {
                            guard let route = \(plan.entryClass).\(decode)(text: text) else { break }
                            coordinator(for: tab).push(route)
                        }
            """
        case .strings:
            """
                        for page in saved.paths[tab.rawValue] ?? [] {
                            coordinator(for: tab).push(\(plan.routeType)(path: page.path, title: page.title, subtitle: page.subtitle))
                        }
            """
        }
    }
}
