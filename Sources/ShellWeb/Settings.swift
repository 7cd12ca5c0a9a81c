import ShellCore

/// What the person at the page has chosen, for all phones.
struct Settings: Equatable, Sendable {
    /// The major version of iOS; apps are built with its SDK.
    var system = 26

    /// The faults that are looked at, as bits: bit n is the fault whose raw value is n.
    var faults = 0

    /// Whether the tab bar gets small on scrolling down.
    var minimizes = true

    /// `prefers-reduced-motion`: everything jumps.
    var reducesMotion = false

    var platform: Platform { Platform(system: system) }

    func includes(_ fault: Fault) -> Bool { faults & (1 << fault.rawValue) != 0 }
}
