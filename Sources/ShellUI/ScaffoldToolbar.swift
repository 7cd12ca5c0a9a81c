#if canImport(SwiftUI) && os(iOS)
    import SwiftUI

    /// The buttons of a scaffold in their bars. One group a placement: the system puts the buttons of a group on one background from
    /// iOS 26 on, and single items can't come out of a `ForEach`.
    @available(iOS 16.0, *)
    struct ScaffoldToolbar: ToolbarContent {
        let buttons: [ScaffoldButton]

        var body: some ToolbarContent {
            group(.leading, at: .topBarLeading)
            group(.trailing, at: .topBarTrailing)
            group(.prominent, at: .confirmationAction)
            group(.bottom, at: .bottomBar)
        }

        @ToolbarContentBuilder
        private func group(_ placement: ScaffoldButton.Placement, at place: ToolbarItemPlacement) -> some ToolbarContent {
            let members = buttons.filter { $0.placement == placement }
            // An empty group may leave an empty background.
            if !members.isEmpty {
                ToolbarItemGroup(placement: place) {
                    ForEach(members) { $0.view }
                }
            }
        }
    }
#endif
