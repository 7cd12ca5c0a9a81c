import ReglazeEngine

/// The texts of `composeResources/values*/strings.xml`.
struct StringResources: Sendable {
    /// By key, then by language; `""` is the default one.
    private let texts: [String: [(module: String, language: String, text: String)]]

    init(_ project: ComposeProject) {
        var texts: [String: [(module: String, language: String, text: String)]] = [:]
        for path in project.otherPaths where path.hasSuffix(".xml") {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 2, let folder = parts.dropLast().last, folder == "values" || folder.hasPrefix("values-"),
                path.contains("composeResources/") || path.contains("/resources/"), let bytes = project.bytes(path)
            else { continue }
            let language = Self.language(folder)
            let module =
                parts.firstIndex(where: { $0 == "src" || $0.hasPrefix("src@") || $0 == "composeResources" })
                .map { parts[..<$0].joined(separator: "/") } ?? ""
            for (key, text) in Self.strings(String(decoding: bytes, as: UTF8.self)) {
                texts[key, default: []].append((module, language, text))
            }
        }
        self.texts = texts
    }

    /// By language; empty for a key that is nowhere. The texts of the file's own module win.
    func texts(of key: String, for file: KotlinFile) -> [String: String] {
        let found = texts[key] ?? []
        var result: [String: String] = [:]
        for entry in found where entry.module == file.module { result[entry.language] = entry.text }
        if !result.isEmpty { return result }
        let module = found.first?.module
        for entry in found where entry.module == module { result[entry.language] = entry.text }
        return result
    }

    /// `de` for `values-de`, `pt-BR` for `values-pt-rBR`.
    private static func language(_ folder: String) -> String {
        let name = folder.dropFirst("values".count).drop { $0 == "-" }
        return name.split(separator: "-").map { $0.count == 3 && $0.first == "r" ? String($0.dropFirst()) : String($0) }
            .joined(separator: "-")
    }

    /// `<string name="key">text</string>`, comments left out.
    private static func strings(_ xml: String) -> [(String, String)] {
        var found: [(String, String)] = []
        var text = xml
        while let start = text.range(of: "<!--"), let end = text.range(of: "-->", from: start.upperBound) {
            text.removeSubrange(start.lowerBound..<end.upperBound)
        }
        var rest = text[...]
        while let open = rest.range(of: "<string ") {
            guard let close = rest.range(of: ">", from: open.upperBound),
                let end = rest.range(of: "</string>", from: close.upperBound)
            else { break }
            let attributes = rest[open.upperBound..<close.lowerBound]
            if let name = attributes.range(of: "name=\""),
                let quote = attributes.range(of: "\"", from: name.upperBound)
            {
                found.append(
                    (String(attributes[name.upperBound..<quote.lowerBound]), plain(rest[close.upperBound..<end.lowerBound])))
            }
            rest = rest[end.upperBound...]
        }
        return found
    }

    private static func plain(_ text: Substring) -> String {
        var text = String(text)
        if text.hasPrefix("<![CDATA["), text.hasSuffix("]]>") { text = String(text.dropFirst(9).dropLast(3)) }
        let pairs = [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("\\'", "'"), ("\\\"", "\""), ("\\n", "\n"),
            ("&amp;", "&"),
        ]
        for (from, to) in pairs { text = text.replacing(from, with: to) }
        return text
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The first place of a text at or after an index.
    fileprivate func range(of text: String, from start: String.Index? = nil) -> Range<String.Index>? {
        self[(start ?? startIndex)...].firstRange(of: text)
    }
}
