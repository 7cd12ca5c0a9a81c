import Foundation
import ReglazeEngine

/// `Localizable.xcstrings`: the tabs' titles in the languages of the app's own strings.
struct StringCatalog {
    static let name = "Localizable.xcstrings"

    /// A text in the source language, and its translations by language.
    typealias Entry = (key: String, translations: [String: String])

    /// A new catalogue, as Xcode writes it.
    static func text(of entries: [Entry], sourceLanguage: String) -> String {
        """
        {
          "sourceLanguage" : \(quoted(sourceLanguage)),
          "strings" : {
        \(entries.sorted { $0.key < $1.key }.map(text(of:)).joined(separator: ",\n"))
          },
          "version" : "1.0"
        }

        """
    }

    /// A catalogue with the entries that it lacks.
    /// - Returns: nil where it can't be read.
    static func adding(_ entries: [Entry], to text: String) -> String? {
        guard let known = keys(of: text), let start = text.firstRange(of: /"strings"\s*:\s*\{/)?.upperBound else { return nil }
        let new = entries.filter { !known.contains($0.key) }
        guard !new.isEmpty else { return text }
        let lines = new.sorted { $0.key < $1.key }.map(self.text(of:)).joined(separator: ",\n")
        var rest = text[start...]
        if known.isEmpty { rest = rest[(rest.firstIndex { !$0.isWhitespace } ?? rest.startIndex)...] }
        let result = text[..<start] + "\n" + lines + (known.isEmpty ? "\n  " : ",") + rest
        guard let all = keys(of: String(result)), all == known.union(new.map(\.key)) else { return nil }
        return String(result)
    }

    private static func keys(of text: String) -> Set<String>? {
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return (object?["strings"] as? [String: Any]).map { Set($0.keys) }
    }

    private static func text(of entry: Entry) -> String {
        guard !entry.translations.isEmpty else { return "    \(quoted(entry.key)) : {\n\n    }" }
        let languages = entry.translations.sorted { $0.key < $1.key }.map { language, value in
            """
                    \(quoted(language)) : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : \(quoted(value))
                      }
                    }
            """
        }
        return """
                \(quoted(entry.key)) : {
                  "localizations" : {
            \(languages.joined(separator: ",\n"))
                  }
                }
            """
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t")
        return "\"\(escaped)\""
    }

    /// The language of a folder of Android's resources as Apple names it: `pt-BR` for `pt-rBR`.
    static func language(ofQualifier qualifier: String) -> String {
        if qualifier.hasPrefix("b+") { return String(qualifier.dropFirst(2)).replacing("+", with: "-") }
        let language = qualifier.replacing("-r", with: "-")
        return
            switch language
        {
        case "zh", "zh-CN", "zh-SG": "zh-Hans"
        case "zh-TW", "zh-HK": "zh-Hant"
        case "iw": "he"
        case "in": "id"
        default: language
        }
    }
}

extension IOSDraft {
    /// Makes the catalogue of the tabs' titles, or adds them to the one that is there.
    /// - Returns: the file that the Xcode project has to know, beside one that it knows, and the languages.
    mutating func addTitles(_ tabs: [ShellPlan.Tab]) -> (resources: [(path: String, sibling: String)], regions: [String]) {
        let summary = "Give the tabs' titles in the languages of the app's own strings"
        var entries: [StringCatalog.Entry] = []
        for tab in tabs where !entries.contains(where: { $0.key == tab.title }) { entries.append((tab.title, tab.translations)) }
        let languages = Set(tabs.flatMap(\.translations.keys)).sorted()
        guard !languages.isEmpty else {
            note("localised-titles", summary, .notNeeded(reason: "no translation of a tab's title was found"))
            return ([], [])
        }
        if let path = existingCatalog {
            let old = app.project.bytes(path).flatMap { String(validating: $0, as: UTF8.self) }
            guard let old, let text = StringCatalog.adding(entries, to: old) else {
                let gap = ReadingNote(location: nil, text: "\(path) can't be read; add the tabs' titles to it")
                note("localised-titles", summary, .notNeeded(reason: "\(path) can't be read"), gaps: [gap])
                return ([], [])
            }
            guard text != old else {
                note("localised-titles", summary, .present)
                return ([], [])
            }
            add(path, text)
            note("localised-titles", summary, .written(paths: [path]))
            return ([], languages)
        }
        let path: String
        let sibling: String
        if let catalog = ios.assetCatalog {
            let folder = FilePath.folder(of: catalog)
            path = folder.isEmpty ? StringCatalog.name : "\(folder)/\(StringCatalog.name)"
            sibling = catalog
        } else {
            path = self.path(of: StringCatalog.name)
            sibling = mainFile?.path ?? ""
        }
        guard manifest == nil || canAddResource(path, beside: sibling) else {
            let reason = "no resource beside which it could be put was found in \(manifest?.path ?? "the project")"
            let gap = ReadingNote(location: nil, text: "make \(path) by hand, with the titles of the tabs: \(reason)")
            note("localised-titles", summary, .notNeeded(reason: reason), gaps: [gap])
            return ([], [])
        }
        add(path, StringCatalog.text(of: entries, sourceLanguage: xcodeProject?.developmentRegion ?? "en"))
        note("localised-titles", summary, .written(paths: [path]))
        return ([(path, sibling)], languages)
    }

    private var existingCatalog: String? {
        let folder = FilePath.folder(of: ios.folder)
        return app.project.otherPaths.first { FilePath.name(of: $0) == StringCatalog.name && FilePath.isInside($0, folder) }
    }
}
