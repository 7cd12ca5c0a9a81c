import ReglazeEngine

/// The colour that the shell tints its bars with: the primary colour of the app's theme, where it is written as a number.
struct AccentColor: Hashable {
    /// `AARRGGBB`.
    var light: UInt32
    var dark: UInt32?

    /// - Throws: why it can't be told.
    init(of project: ComposeProject) throws(Unknown) {
        var lights = try Self.colors(of: ["lightColorScheme", "lightColors"], in: project)
        var darks = (try? Self.colors(of: ["darkColorScheme", "darkColors"], in: project)) ?? []
        if lights.isEmpty, darks.isEmpty {
            lights = try Self.colors(ofPalettes: "light", in: project)
            darks = (try? Self.colors(ofPalettes: "dark", in: project)) ?? []
        }
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

    private typealias Value = (node: KotlinNode, file: KotlinFile)

    /// The primary colours that all calls of these functions give; they must be one.
    private static func colors(of functions: Set<String>, in project: ComposeProject) throws(Unknown) -> [UInt32] {
        var values: [Value] = []
        for file in project.kotlin where !file.isTest {
            for call in KotlinCall.all(of: functions, in: file.tree.root) {
                if let value = call.argument(named: "primary")?.value { values.append((value, file)) }
            }
        }
        return try only(values, project.symbols)
    }

    /// The same of the app's own palettes: `val LightColors = Colors(accent = …)`.
    private static func colors(ofPalettes word: String, in project: ComposeProject) throws(Unknown) -> [UInt32] {
        let names = ["primary", "accent", "accentColor", "primaryColor", "accentText"]
        var values: [Value] = []
        for file in project.kotlin where !file.isTest {
            for property in project.symbols.declarations(in: file) where property.kind == .property {
                let name = property.name.lowercased()
                guard name.contains(word), name.contains("color") || name.contains("palette"),
                    let call = KotlinCode.initializer(of: property.place.node).flatMap(KotlinCall.init),
                    let argument = names.lazy.compactMap({ call.argument(named: $0) }).first
                else { continue }
                values.append((argument.value, file))
            }
        }
        return try only(values, project.symbols)
    }

    private static func only(_ values: [Value], _ symbols: KotlinSymbols) throws(Unknown) -> [UInt32] {
        var found: [UInt32] = []
        for (node, file) in values {
            let place = file.source.location(of: node.range)
            guard let color = color(node, in: file, symbols) else {
                throw Unknown(reason: "the theme's primary colour `\(node.text)` is no number", place: place)
            }
            guard found.allSatisfy({ $0 == color }) else {
                throw Unknown(reason: "the app has several themes with different primary colours", place: place)
            }
            found = [color]
        }
        return found
    }

    /// `Color(0xFF6750A4)`, or a value that is one.
    private static func color(_ node: KotlinNode, in file: KotlinFile, _ symbols: KotlinSymbols, depth: Int = 0) -> UInt32? {
        if let call = KotlinCall(node), call.name == "Color", call.arguments.count == 1 {
            return number(call.arguments[0].value.text)
        }
        guard depth < 4, let names = node.dottedNames, let name = names.last else { return nil }
        let seen = names.count > 1 ? symbols.declarations(named: name) : symbols.visible(name, in: file)
        guard
            let property = seen.first(where: {
                $0.kind == .property && (names.count == 1 || $0.parents.last == names[names.count - 2])
            }),
            let value = KotlinCode.initializer(of: property.place.node)
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
