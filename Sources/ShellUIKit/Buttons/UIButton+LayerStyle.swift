#if canImport(UIKit) && os(iOS)
    import UIKit

    extension UIButton {
        /// Gives the background of a configured button what its layer has: corner radius, border colour and border width. The
        /// configuration draws a background of its own, which does not look at the layer, and iOS 26 shows it. Call it after the
        /// layer has been set; a button without a configuration stays as it is.
        ///
        /// A border colour of a layer does not follow light and dark; set `configuration.background.strokeColor` where it should.
        public func moveLayerStyleToConfiguration() {
            guard var configuration else { return }
            let old = configuration
            configuration.background.cornerRadius = layer.cornerRadius
            // Other styles than this one choose the radius themselves.
            configuration.cornerStyle = .fixed
            configuration.background.strokeWidth = layer.borderWidth
            configuration.background.strokeColor = layer.borderColor.map { UIColor(cgColor: $0) }
            if configuration != old { self.configuration = configuration }
        }
    }
#endif
