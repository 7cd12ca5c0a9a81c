import Foundation

struct Trail: Identifiable, Hashable {
    enum Grade: String, CaseIterable {
        case easy, moderate, hard
    }

    let id: Int
    var name: String
    var region: String
    var grade: Grade
    /// In kilometres.
    var length: Double
    /// In metres.
    var ascent: Int
    var notes: String = ""

    var summary: String {
        "\(String(format: "%.1f", length)) km, \(ascent) m up"
    }
}

extension Trail {
    static let samples = [
        Trail(id: 1, name: "Beech Ridge", region: "Lower Forest", grade: .easy, length: 6.4, ascent: 180),
        Trail(id: 2, name: "Heron Lake Loop", region: "Lakes", grade: .easy, length: 9.1, ascent: 90),
        Trail(id: 3, name: "Old Quarry Stairs", region: "Lower Forest", grade: .moderate, length: 7.8, ascent: 520),
        Trail(id: 4, name: "Three Cairns", region: "High Moor", grade: .hard, length: 18.3, ascent: 1_240),
    ]
}
