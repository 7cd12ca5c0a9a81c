#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// The scroll view that the bars watch in place of a page. It shows nothing and takes no touches; scrolling stays enabled,
    /// because UIKit corrects the offset for the bars only then (openradar 34808621).
    final class MirrorView: UIScrollView {
        var report: ScrollReport? {
            didSet { show() }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            scrollsToTop = false
            showsVerticalScrollIndicator = false
            showsHorizontalScrollIndicator = false
            contentInsetAdjustmentBehavior = .always
            backgroundColor = .clear
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("A mirror is made in code.") }

        override var frame: CGRect {
            didSet { if frame.size != oldValue.size { show() } }
        }

        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            show()
        }

        private func show() {
            guard let report else { return }
            let inset = adjustedContentInset
            let mirror = ScrollMirror(
                report, height: Double(bounds.height), top: Double(inset.top), bottom: Double(inset.bottom))
            let size = CGSize(width: bounds.width, height: CGFloat(mirror.content))
            if contentSize != size { contentSize = size }
            let offset = CGPoint(x: 0, y: CGFloat(mirror.offset))
            if contentOffset != offset { contentOffset = offset }
        }
    }
#endif
