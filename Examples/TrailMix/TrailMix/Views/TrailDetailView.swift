import SwiftUI

struct TrailDetailView: View {
    let trail: Trail
    @State private var showsProfile = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(trail.region)
                    .font(.subheadline)
                Text(trail.summary)
                Text(trail.notes.isEmpty ? "No notes yet." : trail.notes)
                    .foregroundColor(.secondary)
            }
            .padding()
        }
        .navigationBarTitle(Text(trail.name), displayMode: .inline)
        .navigationBarItems(
            trailing: Button(action: { showsProfile = true }) {
                Image(systemName: "chart.xyaxis.line")
            })
        .fullScreenCover(isPresented: $showsProfile) {
            ProfileView(trail: trail)
        }
    }
}

/// The height profile, over the whole screen.
struct ProfileView: View {
    let trail: Trail
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        NavigationView {
            VStack {
                Spacer()
                Text("\(trail.ascent) m up")
                    .font(.title)
                Spacer()
                Button("Close") { presentationMode.wrappedValue.dismiss() }
            }
            .frame(maxWidth: .infinity)
            .background(Color.green.opacity(0.2).edgesIgnoringSafeArea([.top, .bottom]))
            .statusBar(hidden: true)
            .navigationBarTitle(trail.name, displayMode: .inline)
        }
        .navigationViewStyle(.stack)
    }
}

#Preview {
    NavigationView {
        TrailDetailView(trail: Trail.samples[0])
    }
}
