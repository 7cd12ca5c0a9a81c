import Orchard
import SwiftUI

struct OrchardView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { Main_iosKt.OrchardController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct ContentView: View {
    var body: some View {
        OrchardView().ignoresSafeArea()
    }
}
