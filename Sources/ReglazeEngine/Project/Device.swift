/// A device family, as `TARGETED_DEVICE_FAMILY` numbers them.
public enum Device: String, Sendable, Codable, CaseIterable, Comparable {
    case iPhone = "iphone"
    case iPad = "ipad"

    public static func < (left: Device, right: Device) -> Bool { left == .iPhone && right == .iPad }
}
