#if canImport(UIKit) && os(iOS)
    import UIKit

    /// ``PagerScrollView`` for list containers that are collection views.
    open class PagerCollectionView: UICollectionView {
        open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard recognizer === panGestureRecognizer else { return super.gestureRecognizerShouldBegin(recognizer) }
            return winsPan && super.gestureRecognizerShouldBegin(recognizer)
        }
    }
#endif
