/// Edits of a `project.pbxproj` in its text: nothing but the lines that are added, changed or taken out is touched.
public struct XcodeProjectText: Sendable {
    public let file: SourceFile
    let objects: PropertyListNode

    /// - Throws: a fault for what is no OpenStep property list, such as a project that was saved as XML.
    public init(_ file: SourceFile) throws(PropertyListFault) {
        self.file = file
        let root = try OpenStepReader.read(file.bytes)
        guard let objects = root["objects"], objects.entries != nil else {
            throw PropertyListFault(line: nil, reason: "it has no `objects`")
        }
        self.objects = objects
    }

    /// Where an object stands: its identifier.
    public func place(of object: String) -> Range<Int>? { objects.entry(object)?.keyRange }

    // MARK: - Build settings

    /// Where a build setting stands in a configuration.
    /// - Parameter configuration: its identifier, see `BuildConfiguration.object`.
    public func setting(_ key: String, in configuration: String) -> PropertyListNode.Entry? {
        objects[configuration]?["buildSettings"]?.entry(key)
    }

    /// Writes a build setting into a configuration: in its alphabetical place, or over the value that is there.
    public func set(_ key: String, to value: String, in configuration: String) -> Edit? {
        guard let settings = objects[configuration]?["buildSettings"], let entries = settings.entries else { return nil }
        guard let last = entries.last else {
            let close = settings.range.upperBound - 1
            let blanks = file.indentation(ofLineAt: close)
            let isAlone = file.bytes[settings.range.lowerBound..<close].contains(0x0A)
            let start = isAlone ? file.lines.starts[file.lines.position(of: close).line - 1] : close
            return edit(start..<start, isAlone ? "\(blanks)\t\(key) = \(value);\n" : "\n\(blanks)\t\(key) = \(value);\n\(blanks)")
        }
        if let old = settings.entry(key) { return edit(old.node.range, value) }
        if let next = entries.first(where: { $0.key > key }) {
            let start = next.keyRange.lowerBound
            return edit(start..<start, "\(key) = \(value);\n\(file.indentation(ofLineAt: start))")
        }
        let end = pastComments(from: end(of: last))
        return edit(end..<end, "\n\(file.indentation(ofLineAt: last.keyRange.lowerBound))\(key) = \(value);")
    }

    /// Takes a build setting out, with its line.
    public func remove(_ key: String, in configuration: String) -> Edit? {
        setting(key, in: configuration).map { edit(file.removal(of: $0.keyRange.lowerBound..<end(of: $0)), "") }
    }

    // MARK: - Files

    /// Puts a new file beside one that is there: into the same group, and into the same phases of the same targets.
    ///
    /// - Parameters:
    ///   - name: of the new file, which lies in the folder of the other.
    ///   - type: as Xcode names it: `sourcecode.swift`.
    ///   - isCompiled: whether it goes into the phases too; a header does not.
    ///   - sibling: the identifier of the other's file reference.
    /// - Returns: nil when the project does not hold the other file in the usual way.
    public func add(_ name: String, type: String, isCompiled: Bool = true, beside sibling: String) -> [Edit]? {
        guard let reference = objects.entry(sibling), let entries = reference.node.entries,
            reference.node["isa"]?.string == "PBXFileReference", let path = reference.node["path"]?.string,
            let group = list("children", holding: sibling).first
        else { return nil }
        let newReference = identifier(for: "\(name) reference beside \(sibling)")
        var written: [String] = ["isa = PBXFileReference"]
        if let encoding = entries.last(where: { $0.key == "fileEncoding" })?.node.string {
            written.append("fileEncoding = \(encoding)")
        }
        written.append("lastKnownFileType = \(type)")
        let folder = FilePath.folder(of: path)
        if reference.node["name"] != nil || !folder.isEmpty { written.append("name = \(Self.quoted(name))") }
        written.append("path = \(Self.quoted(folder.isEmpty ? name : "\(folder)/\(name)"))")
        written.append("sourceTree = \(Self.quoted(reference.node["sourceTree"]?.string ?? "<group>"))")
        var edits = [
            insert("\(newReference) /* \(name) */ = {\(written.joined(separator: "; ")); };", after: reference),
            insert("\(newReference) /* \(name) */,", afterElement: group),
        ]
        guard isCompiled else { return isProven(edits, adding: [newReference]) ? edits : nil }
        let buildFiles = (objects.entries ?? []).filter {
            $0.node["isa"]?.string == "PBXBuildFile" && $0.node["fileRef"]?.string == sibling
        }
        var added = [newReference]
        for (number, buildFile) in buildFiles.enumerated() {
            let phases = list("files", holding: buildFile.key)
            guard !phases.isEmpty else { continue }
            let id = identifier(for: "\(name) build file \(number) beside \(sibling)")
            added.append(id)
            let comment = "/* \(name) in \(phaseName(holding: buildFile.key)) */"
            edits.append(
                insert("\(id) \(comment) = {isa = PBXBuildFile; fileRef = \(newReference) /* \(name) */; };", after: buildFile))
            edits += phases.map { insert("\(id) \(comment),", afterElement: $0) }
        }
        return added.count > 1 && isProven(edits, adding: added) ? edits : nil
    }

    /// The identifier of the file reference that leads to a path, relative to the root; nil when there is none, or more than one.
    public func reference(to path: String) -> String? {
        var project = try? XcodeProject(file.bytes, path: FilePath.join("/", file.path), root: "/")
        let ids = project?.references(to: path) ?? []
        return ids.count == 1 ? ids[0] : nil
    }

    /// Puts a file that the project holds already into the phases of a target's other sources.
    /// - Parameters:
    ///   - reference: the identifier of its file reference.
    ///   - target: the identifier of the target.
    public func compile(_ reference: String, in target: String) -> [Edit]? {
        let phases = objects[target]?["buildPhases"]?.list?.compactMap(\.string) ?? []
        guard let name = objects[reference]?["path"]?.string.map(FilePath.name),
            let phase = phases.first(where: { objects[$0]?["isa"]?.string == "PBXSourcesBuildPhase" }),
            let files = objects[phase]?["files"], let last = files.list?.last,
            let anyBuildFile = objects.entries?.last(where: { $0.node["isa"]?.string == "PBXBuildFile" })
        else { return nil }
        let id = identifier(for: "\(name) in \(target)")
        let comment = "/* \(name) in Sources */"
        let edits = [
            insert("\(id) \(comment) = {isa = PBXBuildFile; fileRef = \(reference) /* \(name) */; };", after: anyBuildFile),
            insert("\(id) \(comment),", afterElement: last),
        ]
        return isProven(edits, adding: [id]) ? edits : nil
    }

    // MARK: - Text

    private func edit(_ range: Range<Int>, _ text: String) -> Edit { Edit(path: file.path, range: range, text: text) }

    /// Whether the result can be read, and holds what it held and the new objects.
    private func isProven(_ edits: [Edit], adding ids: [String]) -> Bool {
        guard let result = try? OpenStepReader.read(Plan.apply(edits, to: file)), let new = result["objects"]?.entries else {
            return false
        }
        return Set(new.map(\.key)) == Set((objects.entries ?? []).map(\.key)).union(ids)
    }

    /// The elements with this text in the lists of that name.
    private func list(_ key: String, holding element: String) -> [PropertyListNode] {
        (objects.entries ?? []).compactMap { object in object.node[key]?.list?.first { $0.string == element } }
    }

    /// As Xcode's comments name the phase: `Sources`, `Resources`.
    private func phaseName(holding buildFile: String) -> String {
        let phase = objects.entries?.first { $0.node["files"]?.list?.contains { $0.string == buildFile } ?? false }
        return phase?.node["isa"]?.string == "PBXResourcesBuildPhase" ? "Resources" : "Sources"
    }

    private func insert(_ line: String, after entry: PropertyListNode.Entry) -> Edit {
        let end = pastComments(from: end(of: entry))
        return edit(end..<end, "\n\(file.indentation(ofLineAt: entry.keyRange.lowerBound))\(line)")
    }

    func insert(_ line: String, afterElement node: PropertyListNode) -> Edit {
        let comma = past(",", from: node.range.upperBound)
        let end = pastComments(from: comma ?? node.range.upperBound)
        return edit(end..<end, "\(comma == nil ? "," : "")\n\(file.indentation(ofLineAt: node.range.lowerBound))\(line)")
    }

    /// Past the comments that follow in the same line.
    private func pastComments(from start: Int) -> Int {
        let bytes = file.bytes
        var end = start
        while true {
            let comment = end + bytes[end...].prefix { $0 == 0x20 || $0 == 0x09 }.count
            guard bytes[comment...].starts(with: "/*".utf8),
                let close = ByteSearch.firstIndex(of: Array("*/".utf8), in: bytes, from: comment + 2)
            else { return end }
            end = close + 2
        }
    }

    /// Past the semicolon of an entry.
    private func end(of entry: PropertyListNode.Entry) -> Int {
        past(";", from: entry.node.range.upperBound) ?? entry.range.upperBound
    }

    /// Past a separator that follows, with nothing but space and comments before it.
    private func past(_ separator: Unicode.Scalar, from start: Int) -> Int? {
        let bytes = file.bytes
        var index = start
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: separator) { return index + 1 }
            if bytes[index...].starts(with: "/*".utf8) {
                guard let close = ByteSearch.firstIndex(of: Array("*/".utf8), in: bytes, from: index + 2) else { return nil }
                index = close + 2
            } else if bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
                index += 1
            } else {
                return nil
            }
        }
        return nil
    }

    /// Twenty-four hexadecimal digits, the same for the same file in the same project.
    private func identifier(for purpose: String) -> String {
        var salt = 0
        while true {
            var hash = ContentHash()
            hash.add(purpose)
            hash.add(salt)
            let id = String(hash.finished.description.uppercased().prefix(24))
            if objects.entry(id) == nil { return id }
            salt += 1
        }
    }

    static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z")) || ($0 >= 0x2E && $0 <= 0x39)
                || $0 == UInt8(ascii: "_")
        }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return isPlain && !text.isEmpty ? text : "\"\(escaped)\""
    }
}
