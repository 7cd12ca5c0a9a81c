import SwiftUI
import UIKit

@available(iOS 26.0, *)
struct AboutView: View {
    let count: Int

    var body: some View {
        VStack {
            Text("Ledger")
                .glassEffect()
                .font(.title)
            Text("\(count) entries")
        }
        .padding()
        .glassEffect(.regular, in: .rect(cornerRadius: 16))
    }
}

@available(iOS 26.0, *)
@MainActor
enum AboutScreen {
    static func make(count: Int) -> UIViewController { UIHostingController(rootView: AboutView(count: count)) }
}
