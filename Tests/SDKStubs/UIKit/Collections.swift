@MainActor @preconcurrency @objc
open class UICollectionView: UIScrollView {
    open func reloadData() {}
    open func reloadSections(_ sections: IndexSet) {}
}
