extension UIView { @discardableResult public func endEditing(_ force: Bool) -> Bool { false } }
