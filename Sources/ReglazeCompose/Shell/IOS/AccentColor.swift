import ReglazeEngine

/// The colour that the shell tints its bars with: the primary colour of the app's theme, where it is written as a number.
struct AccentColor: Hashable {
    /// `AARRGGBB`.
    var light: UInt32
    var dark: UInt32?

    /// - Throws: why it can't be told.
    init(of project: ComposeProject) throws(Unknown) {
        let lights = try Self.colors(of: ["lightColorScheme", "lightColors"], in: project)
        let darks = (try? Self.colors(of: ["darkColorScheme", "darkColors"], in: project)) ?? []
        guard let light = lights.first ?? darks.first else {
            throw Unknown(reason: "no `lightColorScheme(primary = …)` was found in the app's theme", place: nil)
        }
        self.light = light
        dark = darks.first == light ? nil : darks.first
    }

    struct Unknown: Error {
        let reason: String
        let place: Location?
    }

    /// The primary colours that all calls of these functions give; they must be one.
    private static func colors(of functions: Set<String>, in project: ComposeProject) throws(Unknown) -> [UInt32] {
        var found: [UInt32] = []
        for file in project.kotlin where !file.isTest {
            for call in KotlinCall.all(of: functions, in: file.tree.root) {
                guard let value = call.argument(named: "primary")?.value else { continue }
                guard let color = color(value, in: file, project.symbols) else {
                    throw Unknown(
                        reason: "the theme's primary colour `\(value.text)` is no number",
                        place: file.source.location(of: value.range))
                }
                guard found.allSatisfy({ $0 == color }) else {
                    throw Unknown(
                        reason: "the app has several themes with different primary colours",
                        place: file.source.location(of: value.range))
                }
                found = [color]
            }
        }
        return found
    }

    /// `Color(0xFF6750A4)`, or a value that is one.
    private static func color(_ node: KotlinNode, in file: KotlinFile, _ symbols: KotlinSymbols, depth: Int = 0) -> UInt32? {
        if let call = KotlinCall(node), call.name == "Color", call.arguments.count == 1 {
            return number(call.arguments[0].value.text)
        }
        guard depth < 4, let name = node.dottedNames?.last,
            let property = symbols.visible(name, in: file).first(where: { $0.kind == .property })
        else { return nil }
        let children = Array(property.place.node.children)
        guard let equals = children.firstIndex(where: { $0.kind == "=" }),
            let value = children[(equals + 1)...].first(where: { $0.isNamed && !$0.isComment })
        else { return nil }
        return color(value, in: property.file, symbols, depth: depth + 1)
    }

    private static func number(_ text: String) -> UInt32? {
        var digits = text.filter { $0 != "_" }.uppercased()
        while let last = digits.last, "LU".contains(last) { digits.removeLast() }
        guard digits.hasPrefix("0X"), digits.count == 10 else { return nil }
        return UInt32(digits.dropFirst(2), radix: 16)
    }

    // MARK: - Asset catalogue

    static let folderName = "AccentColor.colorset"

    /// The colour set's `Contents.json`, as Xcode writes it.
    var contents: String {
        let dark = dark.map {
            """
            ,
                {
                  "appearances" : [
                    {
                      "appearance" : "luminosity",
                      "value" : "dark"
                    }
                  ],
                  "color" : \(Self.components($0)),
                  "idiom" : "universal"
                }
            """
        }
        return """
            {
              "colors" : [
                {
                  "color" : \(Self.components(light)),
                  "idiom" : "universal"
                }\(dark ?? "")
              ],
              "info" : {
                "author" : "xcode",
                "version" : 1
              }
            }

            """
    }

    private static func components(_ color: UInt32) -> String {
        func hexadecimal(_ shift: UInt32) -> String {
            let text = String((color >> shift) & 0xFF, radix: 16, uppercase: true)
            return "0x" + (text.count == 1 ? "0" : "") + text
        }
        let thousandths = (Int(color >> 24) * 1000 + 127) / 255
        let fraction = String(thousandths % 1000)
        let alpha = "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
        return """
            {
                    "color-space" : "srgb",
                    "components" : {
                      "alpha" : "\(alpha)",
                      "blue" : "\(hexadecimal(0))",
                      "green" : "\(hexadecimal(8))",
                      "red" : "\(hexadecimal(16))"
                    }
                  }
            """
    }
}

extension IOSDraft {
    /// Makes the colour set, where the app has none with a colour.
    /// - Returns: whether the shell can tint its bars with it.
    mutating func addAccentColor() -> Bool {
        let summary = "Give the asset catalogue the theme's primary colour as accent colour"
        guard let catalog = ios.assetCatalog else {
            note("accent-color", summary, .notNeeded(reason: "the app has no asset catalogue; the bars keep the system's tint"))
            return false
        }
        let path = "\(catalog)/\(AccentColor.folderName)/Contents.json"
        let bytes = app.project.bytes(path)
        if let bytes, String(decoding: bytes, as: UTF8.self).contains("\"color\"") {
            note("accent-color", summary, .present)
            return true
        }
        do throws(AccentColor.Unknown) {
            let color = try AccentColor(of: app.project)
            add(path, color.contents)
            note("accent-color", summary, .written(paths: [path]))
            return true
        } catch {
            let gap = ReadingNote(location: error.place, text: "\(error.reason); give \(path) a colour to tint the bars")
            note("accent-color", summary, .notNeeded(reason: "\(error.reason); the bars keep the system's tint"), gaps: [gap])
            return false
        }
    }
}
