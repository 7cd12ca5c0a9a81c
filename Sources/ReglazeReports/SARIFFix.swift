import ReglazeEngine

/// A fix as SARIF tells it: byte for byte what `migrate` writes.
struct SARIFFix {
    private let fix: Fix
    private let source: (String) -> SourceFile?

    init(_ fix: Fix, source: @escaping (String) -> SourceFile?) {
        self.fix = fix
        self.source = source
    }

    var json: JSONText {
        var changes: [JSONText] = []
        for path in Set(fix.edits.map(\.path)).sorted() {
            guard let file = source(path) else { continue }
            let edits = fix.edits.filter { $0.path == path }.sorted { $0.range.lowerBound < $1.range.lowerBound }
            changes.append(change(path, edits.map { replacement($0, in: file) }))
        }
        changes += fix.newFiles.map { new in
            let start: JSONText = ["startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1]
            return change(new.path, [["deletedRegion": start, "insertedContent": ["text": .string(new.text)]]])
        }
        return [
            "description": ["text": .string(fix.title)], "artifactChanges": .array(changes),
            "properties": ["safety": .string(fix.safety.rawValue)],
        ]
    }

    private func change(_ path: String, _ replacements: [JSONText]) -> JSONText {
        ["artifactLocation": SARIFReporter.artifact(path), "replacements": .array(replacements)]
    }

    private func replacement(_ edit: Edit, in file: SourceFile) -> JSONText {
        let place = file.location(of: edit.range)
        let converter = ColumnConverter(file)
        let region: JSONText = [
            "startLine": .number(place.line),
            "startColumn": .number(converter.utf16Column(line: place.line, column: place.column)),
            "endLine": .number(place.endLine),
            "endColumn": .number(converter.utf16Column(line: place.endLine, column: place.endColumn)),
        ]
        guard !edit.text.isEmpty else { return ["deletedRegion": region] }
        // As the plan does, lines that a fix adds end as the file's other lines do.
        var text = ""
        for scalar in edit.text.unicodeScalars where scalar != "\r" {
            if scalar == "\n" { text += file.lineEnding } else { text.unicodeScalars.append(scalar) }
        }
        return ["deletedRegion": region, "insertedContent": ["text": .string(text)]]
    }
}
