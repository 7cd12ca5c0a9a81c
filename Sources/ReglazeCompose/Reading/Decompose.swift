import ReglazeEngine

struct Decompose: NavigationLibrary {
    let kind = NavigationKind.decompose
    let packages = ["com.arkivanov.decompose"]
    let displays: Set<String> = ["Children", "ChildStack", "childStack"]
    let makers: [String: String] = [:]
    let stackTypes: Set<String> = ["StackNavigation"]

    func read(into reading: inout AppReading) {}
    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction? {
        nil
    }
}
