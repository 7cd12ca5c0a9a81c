import SwiftUI

/// Shown once, at the first launch.
struct WelcomeView: View {
    let onDone: () -> Void
    @State private var showsTips = false

    var body: some View {
        NavigationView {
            ZStack {
                Color.green.opacity(0.15)
                    .edgesIgnoringSafeArea(.all)

                // Nobody sees this link, the button below drives it.
                NavigationLink(destination: TipsView(onDone: onDone), isActive: $showsTips) {
                    EmptyView()
                }

                VStack(spacing: 24) {
                    Image(systemName: "figure.walk")
                        .font(.largeTitle)
                    Text("Trail Mix keeps your hikes together.")
                        .multilineTextAlignment(.center)
                    Button("How it works") { showsTips = true }
                    Button("Start", action: onDone)
                }
                .padding()
            }
            .navigationBarTitle("Welcome")
            .navigationBarHidden(true)
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct TipsView: View {
    let onDone: () -> Void

    var body: some View {
        List {
            Label("Pick a trail, then start the clock.", systemImage: "1.circle")
            Label("Write a line when you are back.", systemImage: "2.circle")
            Button("Got it", action: onDone)
        }
        .navigationBarTitle("How it works", displayMode: .inline)
    }
}

struct TipsView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            TipsView(onDone: {})
        }
    }
}
