import Combine

/// Where the packing screens are. The watch app's reminder pushes onto it as well.
final class PackingCoordinator: ObservableObject {
    enum Step: Hashable {
        case bag(String)
        case weather
    }

    @Published var path: [Step] = []

    let bags = ["Day pack", "Overnight", "Winter"]

    func open(_ bag: String) {
        path.append(.bag(bag))
    }
}
