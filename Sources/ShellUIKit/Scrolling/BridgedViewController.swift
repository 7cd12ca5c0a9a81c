#if canImport(UIKit) && os(iOS)
    import UIKit

    /// Shows a foreign controller over the whole page, with a ``ScrollBridge`` over it.
    public final class BridgedViewController<Content: UIViewController>: UIViewController {
        public let content: Content
        public let bridge: ScrollBridge

        public init(_ content: Content, bridge: ScrollBridge) {
            self.content = content
            self.bridge = bridge
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { fatalError("A bridged page is made in code.") }

        public override func viewDidLoad() {
            super.viewDidLoad()
            addChild(content)
            content.view.frame = view.bounds
            content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content.view)
            content.didMove(toParent: self)
        }

        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            bridge.attach(to: self)
        }

        public override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            bridge.detach()
        }

        // The page decides about the status bar, the home indicator, and which edges are its own before they are the system's.
        public override var childForStatusBarStyle: UIViewController? { content }
        public override var childForStatusBarHidden: UIViewController? { content }
        public override var childForHomeIndicatorAutoHidden: UIViewController? { content }
        public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { content }
    }
#endif
