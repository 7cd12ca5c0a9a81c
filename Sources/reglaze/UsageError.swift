/// A command line that can't be carried out; the message names the cause and the next step.
struct UsageError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
