/// What the framework of a Compose app declares to Swift, as the tutorial uses it: Kotlin's names, and its boxed numbers.
let composeApp = """
    import UIKit

    open class AppRoute: NSObject {
        open var title: String { "" }
    }

    public final class ScheduleScreen: AppRoute {}
    public final class InfoScreen: AppRoute {}

    open class KotlinDouble: NSObject {
        open var doubleValue: Double { 0 }
    }

    public enum Main_iosKt {
        @MainActor
        public static func ScreenViewController(
            route: AppRoute, onNavigate: @escaping (AppRoute) -> Void, onBack: @escaping () -> Void,
            onScroll: @escaping (KotlinDouble, KotlinDouble, KotlinDouble) -> Void
        ) -> UIViewController { UIViewController() }
    }
    """
