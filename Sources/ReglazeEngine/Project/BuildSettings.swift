/// The build settings of one target in one configuration, as Xcode layers them: the target's own win over its `.xcconfig`, that
/// over the project's, and that over the project's `.xcconfig`.
///
/// Conditions are taken as for an app on a device: `[sdk=iphoneos*]` holds, `[sdk=macosx*]` does not.
struct BuildSettings: Sendable {
    /// Highest first.
    private let layers: [[String: String]]
    /// What Xcode itself sets, the lowest layer.
    private let defaults: [String: String]

    /// - Parameters:
    ///   - layers: keys with their conditions, highest layer first. Within a layer a later assignment wins.
    ///   - configuration: `Debug`, `Release` …
    init(layers: [[(key: String, value: String)]], configuration: String, defaults: [String: String]) {
        self.layers = layers.map { Self.flatten($0, configuration: configuration) }
        self.defaults = defaults
    }

    /// The value with its variables replaced; nil when nobody sets it. A variable that nobody sets becomes nothing.
    subscript(key: String) -> String? { value(of: key, from: 0, while: []) }

    /// Every key that begins so.
    func keys(withPrefix prefix: String) -> Set<String> {
        Set(layers.joined().map(\.key).filter { $0.hasPrefix(prefix) })
    }

    /// A place in the layers; one that is met while its own value is made leads back to itself.
    private struct Place: Hashable {
        let key: String
        let layer: Int
    }

    private func value(of key: String, from layer: Int, while open: Set<Place>) -> String? {
        let index = layers.indices.dropFirst(layer).first { layers[$0][key] != nil } ?? layers.count
        guard let raw = index < layers.count ? layers[index][key] : defaults[key] else { return nil }
        let place = Place(key: key, layer: index)
        return open.contains(place) ? nil : expand(raw, at: place, while: open.union([place]))
    }

    /// Replaces `$(NAME)`, `${NAME}`, `$(NAME:lower)` and `$(inherited)`.
    private func expand(_ raw: String, at place: Place, while open: Set<Place>) -> String {
        guard raw.utf8.contains(UInt8(ascii: "$")) else { return raw }
        var result = ""
        var rest = raw[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let bracket = rest.first, bracket == "(" || bracket == "{", let close = Self.closing(of: rest) else {
                result += "$"
                continue
            }
            let inner = expand(String(rest[..<close].dropFirst()), at: place, while: open)
            rest = rest[rest.index(after: close)...]
            let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let name = parts.first ?? ""
            let isInherited = name == "inherited" || name == place.key
            let found = value(of: isInherited ? place.key : name, from: isInherited ? place.layer + 1 : 0, while: open)
            result += parts.dropFirst().reduce(found ?? "") { Self.apply($1, to: $0) }
        }
        return result + rest
    }

    /// The bracket that closes the one at the start of `text`.
    private static func closing(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "{": depth += 1
            case ")", "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    private static func apply(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "c99extidentifier", "identifier":
            let text = String(value.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
            return text.first?.isNumber == true ? "_" + text : text
        case "rfc1034identifier": return String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        default: return operation.hasPrefix("default=") && value.isEmpty ? String(operation.dropFirst(8)) : value
        }
    }

    /// One value a key: the assignment with the most conditions, all of which hold.
    private static func flatten(_ layer: [(key: String, value: String)], configuration: String) -> [String: String] {
        var result: [String: String] = [:]
        var conditions: [String: Int] = [:]
        for (key, value) in layer {
            guard let bracket = key.firstIndex(of: "[") else {
                if conditions[key] ?? 0 == 0 { result[key] = value }
                continue
            }
            let name = String(key[..<bracket])
            let parts = key[bracket...].split { "[],".contains($0) }
            guard parts.allSatisfy({ holds($0, configuration: configuration) }), parts.count >= conditions[name] ?? 0 else {
                continue
            }
            conditions[name] = parts.count
            result[name] = value
        }
        return result
    }

    private static func holds(_ condition: Substring, configuration: String) -> Bool {
        let sides = condition.split(separator: "=", maxSplits: 1)
        guard sides.count == 2 else { return false }
        let glob = Glob(sides[1])
        switch sides[0] {
        case "sdk": return glob.matches(path: "iphoneos26.0") || glob.matches(path: "iphoneos")
        case "arch": return glob.matches(path: "arm64")
        case "config": return glob.matches(path: configuration)
        default: return sides[1] == "*"
        }
    }
}
