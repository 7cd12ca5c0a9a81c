/// A text that shows what a rule does. Every example of every rule is run by the tests.
///
/// Markers `1️⃣`, `2️⃣` … stand right before the place at which a finding must start; they are taken out of the text.
public struct Example: Sendable {
    public enum Outcome: Sendable {
        /// Nothing is found.
        case silent
        /// Found, and left alone; the finding's `why` holds this text (empty: any).
        case explains(String)
        /// Found, with a fix of this safety, whose output is this whole text.
        case rewrites(String, Safety)
    }

    /// The Swift text, with markers.
    public let text: String
    public let outcome: Outcome
    /// iOS deployment target.
    public let target: OSVersion
    /// Other files of the project, by path.
    public let otherFiles: [String: String]
    public let devices: Set<Device>
    /// Declarations that the text needs in order to compile, and a reader does not need to see.
    public let given: String

    init(
        _ text: String, _ outcome: Outcome, target: OSVersion, devices: Set<Device>, otherFiles: [String: String], given: String
    ) {
        self.text = text
        self.outcome = outcome
        self.target = target
        self.devices = devices
        self.otherFiles = otherFiles
        self.given = given
    }

    public static func rewrites(
        _ text: String, to result: String, _ safety: Safety = .safe, target: OSVersion = 16, devices: Set<Device> = [.iPhone],
        with otherFiles: [String: String] = [:], given: String = ""
    ) -> Example {
        Example(text, .rewrites(result, safety), target: target, devices: devices, otherFiles: otherFiles, given: given)
    }

    public static func explains(
        _ text: String, because why: String = "", target: OSVersion = 16, devices: Set<Device> = [.iPhone],
        with otherFiles: [String: String] = [:], given: String = ""
    ) -> Example {
        Example(text, .explains(why), target: target, devices: devices, otherFiles: otherFiles, given: given)
    }

    public static func silent(
        _ text: String, target: OSVersion = 16, devices: Set<Device> = [.iPhone], with otherFiles: [String: String] = [:],
        given: String = ""
    ) -> Example {
        Example(text, .silent, target: target, devices: devices, otherFiles: otherFiles, given: given)
    }

    /// The text without markers, and the byte offset of each marker in it.
    public func unmarked() -> (text: String, markers: [Int]) {
        var result = ""
        var markers: [Int] = []
        for character in text {
            // A marker is a digit, a variation selector and a combining enclosing keycap.
            if character.unicodeScalars.count == 3, character.unicodeScalars.last == "\u{20E3}" {
                markers.append(result.utf8.count)
            } else {
                result.append(character)
            }
        }
        return (result, markers)
    }
}
