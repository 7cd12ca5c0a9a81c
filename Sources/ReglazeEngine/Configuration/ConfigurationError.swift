/// What is wrong with a configuration or baseline file, for whoever wrote it.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// As it was given.
    public let path: String
    /// From 1; nil when the file as a whole is wrong.
    public let line: Int?
    public let column: Int?
    /// The cause and the next step.
    public let message: String

    public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
    }

    public var description: String {
        let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(path)\(place): \(message)"
    }
}
