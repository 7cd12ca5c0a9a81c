import ReglazeEngine

struct Voyager: NavigationLibrary {
    let kind = NavigationKind.voyager
    let packages = ["cafe.adriel.voyager"]
    let displays: Set<String> = ["Navigator", "TabNavigator", "BottomSheetNavigator"]
    let makers = ["LocalNavigator.currentOrThrow": "Navigator", "LocalNavigator.current": "Navigator"]
    let stackTypes: Set<String> = ["Navigator", "TabNavigator"]

    func read(into reading: inout AppReading) {}
    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction? {
        nil
    }
}
