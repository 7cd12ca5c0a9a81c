import ReglazeEngine

/// SARIF 2.1.0 (OASIS), which code scanning and editors read. Columns count UTF-16 code units.
public struct SARIFReporter: Reporter {
    static let baseID = "SRCROOT"

    public init() {}

    public func text(of report: Report) -> String {
        JSONText.object([
            ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"),
            ("runs", [run(report)]),
        ]).document
    }

    private func run(_ report: Report) -> JSONText {
        let ids = Set(report.findings.map(\.rule)).sorted()
        let abouts = ids.compactMap { report.catalog.about($0.text) }
        let indices = Dictionary(abouts.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let fingerprints = Fingerprint.all(of: report.findings, source: report.source)
        let results = zip(report.findings, fingerprints).map { result($0, $1, ruleIndex: indices[$0.rule], in: report) }
        let root: JSONText = ["uri": .string("file://\(Self.uri(report.project.root))/")]
        return [
            "tool": [
                "driver": [
                    "name": "Reglaze", "version": .string(Version.current), "semanticVersion": .string(Version.current),
                    "rules": .array(abouts.map(rule)),
                ]
            ],
            "invocations": [invocation(report)],
            "originalUriBaseIds": .object([(Self.baseID, root)]),
            "columnKind": "utf16CodeUnits",
            "newlineSequences": ["\r\n", "\n", "\r"],
            "results": .array(results),
        ]
    }

    private func rule(_ about: About) -> JSONText {
        [
            "id": .string(about.id.text),
            "name": .string(Self.pascalCase(about.id.text)),
            "shortDescription": ["text": .string(about.summary)],
            "fullDescription": ["text": .string(about.why)],
            "help": ["text": .string(RuleText(about).plain), "markdown": .string(RulePage(about).markdown)],
            "defaultConfiguration": ["level": .string(about.severity.rawValue)],
            "properties": ["tags": [.string(about.id.family)], "source": .string(about.source)],
        ]
    }

    private func result(_ finding: Finding, _ fingerprint: Fingerprint, ruleIndex: Int?, in report: Report) -> JSONText {
        var members: [(String, JSONText)] = [("ruleId", .string(finding.rule.text))]
        if let ruleIndex { members.append(("ruleIndex", .number(ruleIndex))) }
        let text = [finding.message, finding.help, finding.why].compactMap { $0 }.joined(separator: "\n")
        members += [
            ("level", .string(finding.severity.rawValue)), ("message", ["text": .string(text)]),
            ("locations", [["physicalLocation": physicalLocation(finding.location, in: report)]]),
            ("partialFingerprints", ["reglaze/v1": .string(fingerprint.hash)]),
        ]
        if !finding.fixes.isEmpty {
            members.append(("fixes", .array(finding.fixes.map { SARIFFix($0, source: report.source).json })))
        }
        let since: JSONText = ["sdk": .number(finding.since.sdk), "os": .string(finding.since.os.description)]
        members.append(("properties", ["fix": .string(finding.safety?.rawValue ?? "none"), "since": since]))
        return .object(members)
    }

    private func physicalLocation(_ location: Location, in report: Report) -> JSONText {
        let converter = ColumnConverter(report.source(location.path))
        return [
            "artifactLocation": Self.artifact(location.path),
            "region": [
                "startLine": .number(location.line),
                "startColumn": .number(converter.utf16Column(line: location.line, column: location.column)),
                "endLine": .number(location.endLine),
                "endColumn": .number(converter.utf16Column(line: location.endLine, column: location.endColumn)),
            ],
        ]
    }

    private func invocation(_ report: Report) -> JSONText {
        let notifications = report.skipped.map { file -> JSONText in
            [
                "level": "error", "message": ["text": .string(file.fullReason)],
                "locations": [["physicalLocation": ["artifactLocation": Self.artifact(file.path)]]],
            ]
        }
        return ["executionSuccessful": true, "toolExecutionNotifications": .array(notifications)]
    }

    static func artifact(_ path: String) -> JSONText { ["uri": .string(uri(path)), "uriBaseId": .string(baseID)] }

    /// A path with what a URI may not hold percent-encoded.
    static func uri(_ path: String) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }

    /// `navigation/bar-title` as `NavigationBarTitle`.
    private static func pascalCase(_ id: String) -> String {
        id.split { $0 == "/" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
