import ReglazeEngine

/// A function as it is declared.
public struct KotlinFunction: Sendable {
    public let name: String
    /// The package.
    public let scope: String
    public let place: KotlinPlace
    public let parameters: [Parameter]
    /// The receiver's type of an extension, as it is written.
    public let receiver: String?
    public let isComposable: Bool
    public let isPrivate: Bool
    /// `{ … }`, or the expression after `=`; nil for one without.
    public let body: KotlinNode?

    public struct Parameter: Hashable, Sendable {
        public let name: String
        public let type: String
        public let defaultValue: String?
        /// UTF-8 byte offsets in the file, without the comma.
        public let range: Range<Int>

        public init(name: String, type: String, defaultValue: String?, range: Range<Int>) {
            self.name = name
            self.type = type
            self.defaultValue = defaultValue
            self.range = range
        }
    }

    public init(
        name: String, scope: String, place: KotlinPlace, parameters: [Parameter], receiver: String?, isComposable: Bool,
        isPrivate: Bool, body: KotlinNode?
    ) {
        self.name = name
        self.scope = scope
        self.place = place
        self.parameters = parameters
        self.receiver = receiver
        self.isComposable = isComposable
        self.isPrivate = isPrivate
        self.body = body
    }
}
