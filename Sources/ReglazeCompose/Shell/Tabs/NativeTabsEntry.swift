import ReglazeEngine

/// A second function beside an entry point: the same, for an app below a native tab bar.
struct NativeTabsEntry {
    let entry: EntryPoint
    /// Where `LocalNativeTabs` is.
    let package: String

    func add(to draft: inout KotlinDraft) {
        let function = entry.function.place.node
        guard let call = entry.appCall?.node, let name = function.child("name") ?? function.child(ofKind: "identifier"),
            let list = function.child(ofKind: "function_value_parameters")
        else { return }
        let unit = KotlinCode.indentUnit(of: draft.file)
        let indent = KotlinCode.indentation(at: call.range.lowerBound, in: draft.file)
        let isMultiline = call.text.contains(where: \.isNewline)
        let inner = call.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .map { $0.offset == 0 || $0.element.isEmpty ? String($0.element) : unit + $0.element }.joined(separator: "\n")
        var provided =
            isMultiline
            ? "CompositionLocalProvider(LocalNativeTabs provides nativeTabs) {\n\(indent)\(unit)\(inner)\n\(indent)}"
            : "CompositionLocalProvider(LocalNativeTabs provides nativeTabs) { \(call.text) }"
        var replaced = call.range
        if let lambda = call.parent.flatMap(KotlinLambda.init), lambda.statements.count == 1, lambda.parameters.isEmpty,
            !lambda.node.text.contains(where: \.isNewline)
        {
            // The line would be too long.
            provided = "\n\(indent)\(unit)\(provided)\n\(indent)"
            replaced = lambda.bodyRange
        }
        let parameters = list.namedChildren.filter { $0.kind == "parameter" }
        let close = list.range.upperBound - 1
        let replacements: [(range: Range<Int>, text: String)] = [
            (name.range, TabsKotlinText.entry),
            (close..<close, (parameters.isEmpty ? "" : ", ") + "nativeTabs: NativeTabs"), (replaced, provided),
        ]
        let bytes = draft.file.source.bytes
        var text = ""
        var offset = function.range.lowerBound
        for (range, new) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            text += String(decoding: bytes[offset..<range.lowerBound], as: UTF8.self) + new
            offset = range.upperBound
        }
        text += String(decoding: bytes[offset..<function.range.upperBound], as: UTF8.self)
        text = text.replacing("\r\n", with: "\n")
        // After a comment that follows in the same line.
        let end = function.range.upperBound + bytes[function.range.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }.count
        // In an object it stands as deep as the function that is there.
        let own = KotlinCode.indentation(at: function.range.lowerBound, in: draft.file)
        draft.insert("\n\n\(own)/** The app below the system's tab bar. */\n\(own)\(text)", at: end, layer: .host)
        let prefix = package.isEmpty ? "" : "\(package)."
        for name in ["androidx.compose.runtime.CompositionLocalProvider", "\(prefix)LocalNativeTabs", "\(prefix)NativeTabs"] {
            draft.addImport(name)
        }
    }
}
