import Combine

final class TrailStore: ObservableObject {
    @Published var trails = Trail.samples
    @Published var hikes = Hike.samples
    /// Set by the reminder, which opens the packing list from anywhere in the log.
    @Published var wantsPackingList = false

    func trail(of hike: Hike) -> Trail? {
        trails.first { $0.id == hike.trailID }
    }

    func add(_ trail: Trail) {
        trails.append(trail)
    }

    func delete(_ hike: Hike) {
        hikes.removeAll { $0.id == hike.id }
    }

    var nextTrailID: Int {
        (trails.map(\.id).max() ?? 0) + 1
    }
}
