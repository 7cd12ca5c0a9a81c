import Foundation

struct Entry {
    let number: Int
    var title: String
    var cents: Int
    var month: Int

    /// The amount as it is shown, such as `-12.50`.
    var amount: String {
        let sign = cents < 0 ? "-" : ""
        let rest = abs(cents) % 100
        return "\(sign)\(abs(cents) / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
