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

    /// The path at which a text stands when an example does not say otherwise.
    public static let defaultPath = "Example.swift"

    /// With markers.
    public let text: String
    /// Where the text stands; its name tells what it is: `App/Info.plist`, `AppDelegate.m`.
    public let path: String
    public let outcome: Outcome
    /// iOS deployment target.
    public let target: OSVersion
    /// Other files of the project, by path.
    public let otherFiles: [String: String]
    /// What the rewrite makes of other files, new ones included, by path; the ones that are not here must stay as they are.
    public let otherOutputs: [String: String]
    public let devices: Set<Device>
    /// Declarations that the text needs in order to compile, and a reader does not need to see.
    public let given: String

    public static func rewrites(
        _ text: String, to result: String, _ safety: Safety = .safe, at path: String = defaultPath, target: OSVersion = 16,
        devices: Set<Device> = [.iPhone], with otherFiles: [String: String] = [:], making otherOutputs: [String: String] = [:],
        given: String = ""
    ) -> Example {
        Example(
            text: text, path: path, outcome: .rewrites(result, safety), target: target, otherFiles: otherFiles,
            otherOutputs: otherOutputs, devices: devices, given: given)
    }

    public static func explains(
        _ text: String, because why: String = "", at path: String = defaultPath, target: OSVersion = 16,
        devices: Set<Device> = [.iPhone], with otherFiles: [String: String] = [:], given: String = ""
    ) -> Example {
        Example(
            text: text, path: path, outcome: .explains(why), target: target, otherFiles: otherFiles, otherOutputs: [:],
            devices: devices, given: given)
    }

    public static func silent(
        _ text: String, at path: String = defaultPath, target: OSVersion = 16, devices: Set<Device> = [.iPhone],
        with otherFiles: [String: String] = [:], given: String = ""
    ) -> Example {
        Example(
            text: text, path: path, outcome: .silent, target: target, otherFiles: otherFiles, otherOutputs: [:],
            devices: devices, given: given)
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
