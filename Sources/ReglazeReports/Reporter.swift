/// Turns a report into text for people or machines.
///
/// The same report gives the same text.
public protocol Reporter: Sendable {
    func text(of report: Report) -> String
}
