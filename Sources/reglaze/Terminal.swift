#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import ReglazeReports

/// Where the text goes.
struct Terminal {
    private let arguments: Arguments?

    init(_ arguments: Arguments? = nil) { self.arguments = arguments }

    /// Colours for what goes to standard output or to `--output`.
    var palette: Palette { Palette(isOn: isColored(STDOUT_FILENO)) }

    /// Prints to standard output, or to `--output`.
    func print(_ text: String) throws(Failure) {
        guard let path = arguments?.value("--output") else {
            let problem = Files.write(text, to: STDOUT_FILENO)
            // A reader that has seen enough, as `head` does, is no failure.
            if problem != 0 && problem != EPIPE { throw Failure("standard output: \(Files.systemReason(problem))") }
            return
        }
        do {
            try Files.write(text, to: path)
        } catch {
            throw Failure("\(path): \(error.reason); nothing was written there")
        }
    }

    /// One line on standard error.
    static func warn(_ message: String) { Files.write("reglaze: \(message)\n", to: STDERR_FILENO) }

    static var isErrorATerminal: Bool { isatty(STDERR_FILENO) == 1 && !isDumb }

    private func isColored(_ descriptor: Int32) -> Bool {
        switch arguments?.value("--color") {
        case "always": true
        case "never": false
        default: !Self.isSet("NO_COLOR") && !Self.isDumb && arguments?.value("--output") == nil && isatty(descriptor) == 1
        }
    }

    private static var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? false }

    /// Whether a variable is there and not empty, as no-color.org has it.
    private static func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
}
