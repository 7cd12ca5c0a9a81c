/// How a phone deals with a ``Fault``.
enum Remedy: Equatable, Sendable {
    /// The fault is not looked at: what the system does by itself.
    case none
    case fault
    case cure
}
