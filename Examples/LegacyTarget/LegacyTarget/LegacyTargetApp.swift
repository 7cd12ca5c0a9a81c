import SwiftUI

@main
struct LegacyTargetApp: App {
    var body: some Scene {
        WindowGroup {
            NotesView()
        }
    }
}
