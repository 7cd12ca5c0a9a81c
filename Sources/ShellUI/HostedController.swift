#if canImport(SwiftUI) && os(iOS)
    import ShellUIKit
    import SwiftUI

    @available(iOS 16.0, *)
    struct HostedController<Content: UIViewController>: UIViewControllerRepresentable {
        let make: (ScrollBridge) -> Content

        func makeUIViewController(context: Context) -> UIViewController {
            let bridge = ScrollBridge()
            return BridgedViewController(make(bridge), bridge: bridge)
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
#endif
