/// What a configuration says of a rule: its severity, or that it does not run.
public enum SeverityChoice: Hashable, Sendable {
    case severity(Severity)
    case off

    static let words = ["error", "warning", "note", "off"]

    init?(_ word: String) {
        if word == "off" {
            self = .off
        } else if let severity = Severity(rawValue: word) {
            self = .severity(severity)
        } else {
            return nil
        }
    }
}
