import SwiftUI

struct HikeLogView: View {
    @EnvironmentObject private var store: TrailStore
    @State private var openHike: Hike.ID?

    var body: some View {
        NavigationView {
            List {
                ForEach(store.hikes) { hike in
                    NavigationLink(
                        destination: HikeDetailView(hike: hike),
                        isActive: Binding(
                            get: { openHike == hike.id },
                            set: { openHike = $0 ? hike.id : nil }
                        )
                    ) {
                        Text(hike.title)
                    }
                }
            }
            .background(
                NavigationLink("", destination: PackingChecklist(bag: "Day pack"), isActive: $store.wantsPackingList).hidden()
            )
            .navigationBarTitle("Log")
            .navigationBarItems(trailing: Button("Latest") { openHike = store.hikes.last?.id })
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct HikeDetailView: View {
    let hike: Hike
    @EnvironmentObject private var store: TrailStore
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Form {
            Section {
                Text(store.trail(of: hike)?.name ?? "A trail that is gone")
                Text("\(hike.duration) minutes")
            }
            Section {
                Text(hike.remark)
            }
            DeleteButton(presentation: presentationMode) {
                store.delete(hike)
            }
        }
        .navigationBarTitle(Text(hike.title), displayMode: .inline)
    }
}

/// Closes the screen that it is told of, once the thing is gone.
struct DeleteButton: View {
    let presentation: Binding<PresentationMode>
    let action: () -> Void

    var body: some View {
        Button("Delete", role: .destructive) {
            action()
            presentation.wrappedValue.dismiss()
        }
    }
}

struct HikeLogView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HikeLogView()
            NavigationView {
                HikeDetailView(hike: Hike.samples[0])
            }
        }
        .environmentObject(TrailStore())
    }
}
