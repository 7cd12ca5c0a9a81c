#if canImport(UIKit) && os(iOS)
    import UIKit

    extension UIButton {
        /// Gives the background of a configured button what its layer has been given: corner radius, border width and border
        /// colour. The configuration draws a background of its own, which does not look at the layer, and iOS 26 shows it. What the
        /// layer has not stays as the configuration says; so does a button without one.
        ///
        /// A border colour of a layer does not follow light and dark; set `configuration.background.strokeColor` where it should.
        public func moveLayerStyleToConfiguration() {
            guard var configuration else { return }
            let old = configuration
            if layer.cornerRadius > 0 {
                configuration.background.cornerRadius = layer.cornerRadius
                // Other styles than this one choose the radius themselves.
                configuration.cornerStyle = .fixed
            }
            if layer.borderWidth > 0 {
                configuration.background.strokeWidth = layer.borderWidth
                configuration.background.strokeColor = layer.borderColor.map { UIColor(cgColor: $0) }
            }
            if configuration != old { self.configuration = configuration }
        }
    }
#endif
