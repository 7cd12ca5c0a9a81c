import TestSupport
import Testing

extension KotlinCompiler {
    /// Ends a test as skipped, with the reason, where Kotlin can't be compiled: for one that has checked all that needs no compiler.
    static func skipWithout() throws {
        guard let unavailability else { return }
        try Test.cancel("\(unavailability)")
    }
}
