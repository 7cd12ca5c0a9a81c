/// Why there is no project to work on, as a sentence for people.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
