/// A JSON value that knows where it stands, so that an error in a person's file can point at the place.
struct JSONNode: Sendable {
    enum Value: Sendable {
        case object([Member])
        case array([JSONNode])
        case string(String)
        /// As it is written.
        case number(String)
        case bool(Bool)
        case null
    }

    struct Member: Sendable {
        let key: String
        let line: Int
        let column: Int
        let node: JSONNode
    }

    let value: Value
    /// From 1, the column in bytes.
    let line: Int
    let column: Int

    /// What it is, for people: "a string".
    var kindName: String {
        switch value {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool(let value): value ? "true" : "false"
        case .null: "null"
        }
    }

    var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The value of a key of an object.
    subscript(key: String) -> JSONNode? {
        if case .object(let members) = value { members.first { $0.key == key }?.node } else { nil }
    }
}

/// Why a text is not JSON, and where.
struct JSONProblem: Error, Hashable {
    let message: String
    let line: Int
    let column: Int
}
