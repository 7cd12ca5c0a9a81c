import ReglazeEngine

/// Routes as text and back, with which Swift restores the stacks.
enum Restoration {
    private static let encode = "encodeRoute"
    private static let decode = "decodeRoute"

    /// How Swift does it.
    static func way(_ draft: StackDraft) -> ShellPlan.Restoration {
        draft.names.holdsPaths ? .strings : .functions(encode: encode, decode: decode)
    }

    /// Why routes can't be written as text; nil where they can.
    static func obstacle(_ draft: StackDraft, entry: EntryPoint) -> String? {
        if draft.names.holdsPaths { return nil }
        guard draft.names.isSealed else { return "the routes have no sealed type in common" }
        if let route = draft.routes.routes.first(where: { !isSerializable($0) }) { return "\(route.name) is not @Serializable" }
        // A sealed type has a serializer of its own only where it says so; Swift would crash on the first page.
        if let base = draft.routes.base, !isSerializable(base.place) { return "\(base.name) is not @Serializable" }
        guard hasJSON(draft.app, entry.function.place.file.module) else {
            return "kotlinx-serialization-json is no dependency of the module"
        }
        return nil
    }

    private static func isSerializable(_ route: Route) -> Bool {
        if route.isSerializable { return true }
        return route.declaration.map { isSerializable($0.place) } ?? false
    }

    private static func isSerializable(_ place: KotlinPlace) -> Bool {
        // The grammar takes annotations for something else now and then.
        guard let name = place.node.child("name") else { return false }
        let start = RouteTypes.start(of: place.node, in: place.file)
        return place.file.tree.text(start..<name.range.lowerBound).contains("@Serializable")
    }

    private static func hasJSON(_ app: ComposeApp, _ module: String) -> Bool {
        let isImported = app.project.kotlin.contains { file in
            file.module == module && ["commonMain", "iosMain", "appleMain", "nativeMain"].contains(file.sourceSet)
                && file.imports.contains { $0.name.hasPrefix("kotlinx.serialization.json") }
        }
        if isImported { return true }
        for name in ["build.gradle.kts", "build.gradle", "module.yaml"] {
            guard let bytes = app.project.bytes(FilePath.join(module, name)) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            if ["serialization.json", "serialization-json", "serialization.kotlinx.json"].contains(where: text.contains) {
                return true
            }
        }
        return false
    }

    static func text(_ type: String, unit: String) -> String {
        """
        /** A page as text, with which Swift restores its stacks. */
        fun \(encode)(route: \(type)): String = Json.encodeToString(serializer<\(type)>(), route)

        /** The page that a text stands for; null for one of another version of the app. */
        fun \(decode)(text: String): \(type)? =
        \(unit)runCatching { Json.decodeFromString(serializer<\(type)>(), text) }.getOrNull()
        """
    }
}
