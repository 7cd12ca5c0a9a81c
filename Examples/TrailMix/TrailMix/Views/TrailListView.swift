import SwiftUI

struct TrailListView: View {
    @EnvironmentObject private var store: TrailStore
    @State private var selection: Trail?
    @State private var isAdding = false
    @State private var sortsByLength = false

    private var trails: [Trail] {
        sortsByLength ? store.trails.sorted { $0.length < $1.length } : store.trails
    }

    var body: some View {
        NavigationView {
            List {
                ForEach(trails) { trail in
                    NavigationLink(tag: trail, selection: $selection) {
                        TrailDetailView(trail: trail)
                    } label: {
                        TrailRow(trail: trail)
                    }
                }
            }
            .listStyle(.sidebar)
            .navigationBarTitle("Trails")
            .navigationBarItems(
                leading: EditButton(),
                trailing: HStack(spacing: 16) {
                    Button(action: { sortsByLength.toggle() }) {
                        Image(systemName: "arrow.up.arrow.down")
                    }
                    Button(action: { isAdding = true }) {
                        Image(systemName: "plus")
                    }
                }
            )
            .sheet(isPresented: $isAdding) {
                NewTrailView()
            }

            // What the iPad shows before anything is chosen.
            Text("Choose a trail")
                .foregroundColor(.secondary)
        }
    }
}

struct TrailRow: View {
    let trail: Trail

    var body: some View {
        VStack(alignment: .leading) {
            Text(trail.name)
                .font(.headline)
            Text(trail.summary)
                .font(.caption)
                .foregroundColor(.secondary)
        }
    }
}

struct TrailListView_Previews: PreviewProvider {
    static var previews: some View {
        TrailListView()
            .environmentObject(TrailStore())
    }
}
