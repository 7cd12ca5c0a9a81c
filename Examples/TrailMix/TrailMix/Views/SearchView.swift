import SwiftUI

struct SearchView: View {
    @EnvironmentObject private var store: TrailStore
    @State private var text = ""
    @State private var showsStats = false

    private var results: [Trail] {
        text.isEmpty ? store.trails : store.trails.filter { $0.name.contains(text) }
    }

    // One column without a style: an iPad shows this as a sidebar beside nothing.
    var body: some View {
        NavigationView {
            List(results) { trail in
                NavigationLink(destination: TrailDetailView(trail: trail)) {
                    TrailRow(trail: trail)
                }
            }
            .searchable(text: $text)
            .navigationBarTitle("Search")
            .navigationBarItems(trailing: Button("Statistics") { showsStats = true })
            .sheet(isPresented: $showsStats) {
                SheetStack {
                    StatsView()
                }
            }
        }
    }
}
