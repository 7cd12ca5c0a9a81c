import Foundation

struct Hike: Identifiable, Hashable {
    let id: Int
    var trailID: Trail.ID
    var date: Date
    /// In minutes.
    var duration: Int
    var remark: String

    var title: String {
        date.formatted(date: .abbreviated, time: .omitted)
    }
}

extension Hike {
    static let samples = [
        Hike(id: 1, trailID: 1, date: Date(timeIntervalSince1970: 1_650_000_000), duration: 105, remark: "Mud up to the ankles."),
        Hike(id: 2, trailID: 4, date: Date(timeIntervalSince1970: 1_655_000_000), duration: 412, remark: "Saw two ravens."),
    ]
}
