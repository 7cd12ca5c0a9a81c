import SwiftUI

struct NotesView: View {
    let notes = ["Milk", "Call Ada", "Train at 9:40"]
    @State private var showsAbout = false

    var body: some View {
        NavigationView {
            List(notes, id: \.self) { note in
                NavigationLink(note, destination: NoteView(note: note))
            }
            .background(NavigationLink("", destination: AboutView(), isActive: $showsAbout).hidden())
            .navigationTitle("Notes")
            .toolbar {
                Button("About") { showsAbout = true }
            }
        }
        .navigationViewStyle(.stack)
    }
}

struct NoteView: View {
    let note: String

    var body: some View {
        Text(note)
            .padding()
            .navigationBarHidden(true)
    }
}

struct AboutView: View {
    var body: some View {
        Text("A small app that still runs on iOS 15.")
            .navigationTitle("About")
    }
}
