import ReglazeEngine
import SwiftSyntax

/// One `#available(iOS 16, macOS 13, *)` or `#unavailable(…)`.
struct AvailabilityCheck {
    /// The iOS that it asks for.
    let version: OSVersion
    let isUnavailable: Bool
    /// The platforms other than iOS that it names with a version which may not be met: `macOS 13.0`.
    let others: [String]

    /// nil when iOS is not among its platforms.
    init?(_ condition: AvailabilityConditionSyntax) {
        var version: OSVersion?
        var others: [String] = []
        for argument in condition.availabilityArguments {
            guard let platform = argument.argument.as(PlatformVersionSyntax.self) else { continue }
            let text = platform.version?.trimmedDescription ?? ""
            if platform.platform.text == "iOS" {
                version = OSVersion(text)
            } else if platform.platform.text != "visionOS" || OSVersion(text) != 1 {
                // Every visionOS is at least 1.0.
                others.append(platform.trimmedDescription)
            }
        }
        guard let version else { return nil }
        self.version = version
        self.others = others
        isUnavailable = condition.availabilityKeyword.tokenKind == .poundUnavailable
    }

    /// The check that is the only condition; nil where there is another one, or none.
    init?(_ conditions: ConditionElementListSyntax) {
        guard conditions.count == 1, let only = conditions.first?.condition.as(AvailabilityConditionSyntax.self) else {
            return nil
        }
        self.init(only)
    }
}
