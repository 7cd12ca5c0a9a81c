/// How the program ends; scripts rely on the numbers.
enum ExitStatus: Int32 {
    /// Nothing found, or all done.
    case done = 0
    /// Findings; for `migrate` without `--write`, changes pending.
    case findings = 1
    /// The command line or the configuration is wrong.
    case usage = 2
    /// Something could not be read, parsed or written; the rest was done.
    case incomplete = 3
}

/// Something could not be read or written, and nothing is left to do.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
