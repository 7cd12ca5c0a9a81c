import ReglazeEngine

/// Colours text for a terminal, or leaves it alone.
public struct Palette: Sendable {
    let isOn: Bool

    public init(isOn: Bool) { self.isOn = isOn }

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case cyan = "36"
        case boldRed = "1;31"
        case boldYellow = "1;33"
        case boldGreen = "1;32"
        case boldBlue = "1;34"
        case boldCyan = "1;36"
    }

    func callAsFunction(_ style: Style, _ text: some StringProtocol) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : String(text)
    }

    func style(of severity: Severity) -> Style {
        switch severity {
        case .error: .boldRed
        case .warning: .boldYellow
        case .note: .boldCyan
        }
    }
}
