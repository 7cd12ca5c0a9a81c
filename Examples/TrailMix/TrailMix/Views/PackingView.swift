import SwiftUI

struct PackingView: View {
    @StateObject private var coordinator = PackingCoordinator()

    var body: some View {
        NavigationStack(
            path: Binding(
                get: { coordinator.path },
                set: { coordinator.path = $0 }
            )
        ) {
            List {
                ForEach(coordinator.bags, id: \.self) { bag in
                    NavigationLink(bag, value: PackingCoordinator.Step.bag(bag))
                        .navigationDestination(for: PackingCoordinator.Step.self) { step in
                            switch step {
                            case .bag(let bag): PackingChecklist(bag: bag)
                            case .weather: Text("Look out of the window.")
                            }
                        }
                }
            }
            .navigationTitle("Packing")
        }
        .navigationViewStyle(.stack)
    }
}

struct PackingChecklist: View {
    let bag: String
    @State private var packed: Set<String> = []
    @State private var other = ""
    @State private var things = ["Map", "Water", "Trail mix", "Rain jacket"]

    var body: some View {
        List {
            ForEach(things, id: \.self) { thing in
                Button(action: { toggle(thing) }) {
                    Label(thing, systemImage: packed.contains(thing) ? "checkmark.circle" : "circle")
                }
            }
            TextField("Something else", text: $other)
                .textFieldStyle(.roundedBorder)
                .onSubmit { add() }
        }
        .navigationBarTitle(Text(bag), displayMode: .inline)
        .navigationBarItems(trailing: Text("\(packed.count) of \(things.count)"))
    }

    private func add() {
        things.append(other)
        other = ""
    }

    private func toggle(_ thing: String) {
        if packed.contains(thing) {
            packed.remove(thing)
        } else {
            packed.insert(thing)
        }
    }
}
