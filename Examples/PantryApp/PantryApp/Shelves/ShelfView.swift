import SwiftUI

struct ShelfView: View {
    let shelf: Shelf

    var body: some View {
        VStack {
            Text(shelf.name)
                .font(.title)
            Text("\(shelf.days) days left")
                .padding()
                // The app runs on Apple Vision too.
                #if os(visionOS)
                    .glassEffect()
                #else
                    .background(.regularMaterial, in: Capsule())
                #endif
        }
        .padding()
    }
}
