import ReglazeEngine

/// One destination: a Kotlin class or object, a string route, a Voyager `Screen`, or a Decompose configuration.
public struct Route: Sendable {
    /// `SessionScreen`; of a string route, the string: `plant/{id}`.
    ///
    /// As it is named in its package: `SessionScreen`, `Route.Session` for one that is nested.
    public let name: String
    /// The package: `org.jetbrains.kotlinconf.navigation`.
    public let scope: String
    public let form: Form
    public let fields: [RouteField]
    /// The names of the types after the colon.
    public let supertypes: [String]
    public let isSerializable: Bool
    /// The argument of `@SerialName`, without its quotes.
    public let serialName: String?
    /// The declaration; nil for a string route.
    public let declaration: KotlinDeclaration?
    public var role: Role

    public enum Form: String, Sendable {
        case dataObject, object, dataClass, plainClass, enumEntry, string
    }

    public enum Role: String, Sendable {
        /// The root of a tab.
        case tab
        /// Pushed onto a tab's stack.
        case detail
        /// Shown before the tabs: onboarding, log-in.
        case start
        /// Shown over the page: a dialog or a bottom sheet that the library presents. It stays with Compose.
        case overlay
    }

    public init(
        name: String, scope: String, form: Form, fields: [RouteField], supertypes: [String], isSerializable: Bool,
        serialName: String?, declaration: KotlinDeclaration?, role: Role
    ) {
        self.name = name
        self.scope = scope
        self.form = form
        self.fields = fields
        self.supertypes = supertypes
        self.isSerializable = isSerializable
        self.serialName = serialName
        self.declaration = declaration
        self.role = role
    }
}

/// A constructor parameter of a route.
public struct RouteField: Hashable, Sendable {
    public let name: String
    /// As it is written: `List<String>`.
    public let type: String
    /// As it is written; nil where there is none.
    public let defaultValue: String?

    public init(name: String, type: String, defaultValue: String?) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

/// The routes of an app and what they have in common.
public struct RouteHierarchy: Sendable {
    /// The common type: `AppRoute`. nil where the routes share none, as `@Serializable` objects of Navigation 2 may.
    public let base: KotlinDeclaration?
    public let baseName: String?
    /// The common type of the tabs' routes: `TopLevelRoute`; nil where there is none of their own.
    public let topLevel: KotlinDeclaration?
    public let topLevelName: String?
    /// In the order of their declarations.
    public var routes: [Route]
    /// Nested graphs: to navigate to one is to show its first page.
    public var graphs: [RouteGraph] = []

    public var tabs: [Route] { routes.filter { $0.role == .tab } }
    public var details: [Route] { routes.filter { $0.role == .detail } }

    public init(
        base: KotlinDeclaration?, baseName: String?, topLevel: KotlinDeclaration?, topLevelName: String?, routes: [Route]
    ) {
        self.base = base
        self.baseName = baseName
        self.topLevel = topLevel
        self.topLevelName = topLevelName
        self.routes = routes
    }
}

extension RouteHierarchy {
    public func route(named name: String) -> Route? { routes.first { $0.name == name } }

    mutating func setRole(_ role: Route.Role, of name: String) {
        for index in routes.indices where routes[index].name == name { routes[index].role = role }
    }
}

/// `navigation<SettingsGraph>(startDestination = Settings) { … }`.
public struct RouteGraph: Sendable {
    public let name: String
    /// nil for a graph that is named by a string.
    public let declaration: KotlinDeclaration?
    /// The name of the route of its first page.
    public let start: String
}
