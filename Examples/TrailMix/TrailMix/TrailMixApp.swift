import SwiftUI

@main
struct TrailMixApp: App {
    @StateObject private var store = TrailStore()
    @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false

    var body: some Scene {
        WindowGroup {
            if hasSeenWelcome {
                RootTabs()
                    .environmentObject(store)
            } else {
                WelcomeView { hasSeenWelcome = true }
            }
        }
    }
}
