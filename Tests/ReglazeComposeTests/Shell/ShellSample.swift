import ReglazeCompose

/// A plan of two tabs and a search tab, and the Kotlin framework as Swift would see it.
enum ShellSample {
    static var plan: ShellPlan {
        ShellPlan(
            framework: "ComposeApp", entryClass: "MainViewControllerKt", routeType: "AppRoute", topLevelType: "TopLevelRoute",
            tabs: [
                tab("feed", "Feed", "house", "FeedTab", "FeedTab.shared"),
                tab("saved", "Saved", "bookmark", "SavedTab", "SavedTab(title: nil)"),
                tab("search", "Search", "magnifyingglass", "SearchTab", "SearchTab.shared", isSearch: true),
            ],
            fallbackView: "ComposeView", fallbackTakesRoute: false,
            restoration: .functions(encode: "encodeRoute", decode: "decodeRoute"), hasAccentColor: true)
    }

    private static func tab(
        _ name: String, _ title: String, _ symbol: String, _ route: String, _ expression: String, isSearch: Bool = false
    ) -> ShellPlan.Tab {
        ShellPlan.Tab(
            name: name, title: title, translations: [:], symbol: symbol, route: route, routeExpression: expression,
            isSearch: isSearch, condition: nil)
    }

    /// A sealed interface is a protocol, a data class a final class, an object a class with `shared`.
    static let routes = """
        protocol AppRoute: AnyObject {
            var title: String? { get }
            var subtitle: String? { get }
        }
        extension AppRoute {
            var title: String? { nil }
            var subtitle: String? { nil }
        }
        protocol TopLevelRoute: AppRoute {}

        final class FeedTab: TopLevelRoute {
            nonisolated(unsafe) static let shared = FeedTab()
        }
        final class SavedTab: TopLevelRoute {
            init(title: String?) {}
        }
        final class SearchTab: TopLevelRoute {
            nonisolated(unsafe) static let shared = SearchTab()
        }
        final class ArticlePage: AppRoute {
            let id: Int32
            init(id: Int32) { self.id = id }
        }
        """

    /// The functions that `savedNavigation` calls: an article is written as its number.
    static let codec = """
        enum MainViewControllerKt {
            static func encodeRoute(route: any AppRoute) -> String { (route as? ArticlePage).map { String($0.id) } ?? "?" }
            static func decodeRoute(text: String) -> (any AppRoute)? { Int32(text).map(ArticlePage.init) }
        }
        """

    /// The entry points, for a type-check.
    static let entryPoints = """
        import UIKit

        class MainViewControllerKt {
            class func encodeRoute(route: any AppRoute) -> String { "" }
            class func decodeRoute(text: String) -> (any AppRoute)? { nil }
            class func MainViewController() -> UIViewController { UIViewController() }
            class func MainViewController(
                topLevelRoute: any TopLevelRoute, onNavigate: @escaping (any AppRoute) -> Void, onGoBack: @escaping () -> Void,
                onSet: @escaping (any AppRoute) -> Void, onActivate: @escaping (any TopLevelRoute) -> Void
            ) -> UIViewController { UIViewController() }
            class func ScreenViewController(
                route: any AppRoute, onNavigate: @escaping (any AppRoute) -> Void, onGoBack: @escaping () -> Void,
                onSet: @escaping (any AppRoute) -> Void, onActivate: @escaping (any TopLevelRoute) -> Void
            ) -> UIViewController { UIViewController() }
        }
        """

    /// A generated file without the import of the framework, which is compiled together with it.
    static func alone(_ text: String) -> String { text.replacing("import ComposeApp\n", with: "") }
}
