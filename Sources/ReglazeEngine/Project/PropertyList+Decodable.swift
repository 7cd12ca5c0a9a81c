#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension PropertyList: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode([String: PropertyList].self) {
            self = .map(value)
        } else if let value = try? container.decode([PropertyList].self) {
            self = .list(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .string(value ? "YES" : "NO")
        } else if let value = try? container.decode(Int.self) {
            self = .string("\(value)")
        } else {
            self = .string("")
        }
    }

    /// Reads any of the three forms in which a `project.pbxproj` may stand on disk: OpenStep, XML, binary.
    /// - Throws: an `UnreadableFile` for `path`.
    init(_ bytes: [UInt8], path: String) throws(UnreadableFile) {
        var text = bytes[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        do {
            if text.starts(with: "<?xml".utf8) || text.starts(with: "<plist".utf8) || text.starts(with: "bplist".utf8) {
                self = try PropertyListDecoder().decode(PropertyList.self, from: Data(text))
            } else {
                self = PropertyList(try OpenStepReader.read(Array(text)))
            }
        } catch let fault as PropertyListFault {
            throw UnreadableFile(path: path, reason: fault.line.map { "line \($0): \(fault.reason)" } ?? fault.reason)
        } catch {
            throw UnreadableFile(path: path, reason: "it is not a property list")
        }
    }
}
