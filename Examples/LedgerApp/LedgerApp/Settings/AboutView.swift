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

/// The page around it, whose bar makes way while one reads on.
@available(iOS 26.0, *)
struct AboutPage: View {
    enum Page: Hashable { case licences }

    let count: Int

    var body: some View {
        NavigationStack {
            if #available(iOS 27.0, *) {
                thanks.toolbarMinimizeBehavior(.onScrollDown, for: .navigationBar)
            } else {
                thanks
            }
        }
    }

    private var thanks: some View {
        ScrollView {
            AboutView(count: count)
            Text("Thanks to all who told us of a mistake.")
            NavigationLink("Licences", value: Page.licences)
        }
        .navigationTitle("Ledger")
    }
}

@available(iOS 26.0, *)
@MainActor
enum AboutScreen {
    static func make(count: Int) -> UIViewController { UIHostingController(rootView: AboutPage(count: count)) }
}
