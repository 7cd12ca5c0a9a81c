#if canImport(SwiftUI) && os(iOS)
    import SwiftUI

    /// A button of the bars of a ``NativeScaffold``.
    @available(iOS 16.0, *)
    public struct ScaffoldButton: Identifiable {
        /// Where it stands.
        public enum Placement: Hashable, Sendable {
            case leading
            case trailing

            /// Trailing, for the one thing that the page is for: bold, and from iOS 26 on on a tinted background of its own.
            case prominent

            /// In a bar at the bottom.
            case bottom
        }

        public let id: String

        /// What VoiceOver says, and a menu into which the system moves the button.
        public var title: String
        public var image: Image
        public var placement: Placement
        public var isEnabled: Bool
        public var action: () -> Void

        /// A button. Its id tells it from the others of the scaffold; the title if left out.
        public init(
            _ title: String, image: Image, id: String? = nil, placement: Placement = .trailing, isEnabled: Bool = true,
            action: @escaping () -> Void
        ) {
            self.id = id ?? title
            self.title = title
            self.image = image
            self.placement = placement
            self.isEnabled = isEnabled
            self.action = action
        }

        @MainActor
        var view: some View {
            Button(action: action) {
                Label {
                    Text(title)
                } icon: {
                    image.renderingMode(.template)
                }
            }
            .disabled(!isEnabled)
        }
    }
#endif
