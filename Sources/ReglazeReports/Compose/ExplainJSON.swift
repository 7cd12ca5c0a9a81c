import ReglazeCompose
import ReglazeEngine

/// What was understood of an app, for scripts. The keys and their order are a contract.
public struct ExplainJSON {
    private let app: ComposeApp

    public init(_ app: ComposeApp) { self.app = app }

    public var value: JSONText {
        [
            "navigation": .string(app.navigation.rawValue), "app": function(app.app),
            "appCalls": .array(app.appCalls.map { location($0.location) }), "host": host, "routes": routes,
            "tabs": .array(app.tabs.map(tab)), "startTab": .optional(app.startTab),
            "screens": .array(app.screens.map(screen)), "entryPoints": .array(app.entryPoints.map(entryPoint)), "ios": ios,
            "shell": app.shell.map { ["isWhole": .bool($0.isWhole), "marks": .array($0.marks.map(note))] } ?? .null,
            "missing": .array(app.missing.map(missing)), "notes": .array(app.notes.map(note)),
        ]
    }

    private func location(_ location: Location) -> JSONText {
        ["path": .string(location.path), "line": .number(location.line), "column": .number(location.column)]
    }

    private func note(_ note: ReadingNote) -> JSONText {
        ["text": .string(note.text), "location": note.location.map(location) ?? .null]
    }

    private func missing(_ part: MissingPart) -> JSONText {
        [
            "name": .string(part.name), "reason": .string(part.reason), "option": .string(part.option),
            "candidates": .array(part.candidates.map { .string($0) }),
        ]
    }

    private func function(_ function: KotlinFunction?) -> JSONText {
        guard let function else { return .null }
        let parameters = function.parameters.map { parameter -> JSONText in
            ["name": .string(parameter.name), "type": .string(parameter.type), "default": .optional(parameter.defaultValue)]
        }
        return [
            "name": .string(function.name), "location": location(function.declaration.location), "parameters": .array(parameters),
        ]
    }

    private var host: JSONText {
        guard let host = app.host else { return .null }
        let stack = host.backStack
        return [
            "function": function(host.function), "display": location(host.display.location),
            "start": .optional(host.start?.node.text),
            "backStack": [
                "name": .string(stack.name), "origin": .string(stack.origin), "current": .optional(stack.currentExpression),
                "topLevel": .optional(stack.topLevelExpression), "navigator": .optional(stack.navigatorName),
            ],
            "chrome": host.chrome.map { location($0.location) } ?? .null,
            "entries": .array(
                host.entries.map { entry -> JSONText in
                    [
                        "route": .string(entry.route), "location": location(entry.call.location),
                        "builder": .optional(entry.builder?.name),
                    ]
                }),
        ]
    }

    private var routes: JSONText {
        guard let routes = app.routes else { return .null }
        return [
            "base": .optional(routes.baseName), "topLevel": .optional(routes.topLevelName),
            "routes": .array(routes.routes.map(route)),
        ]
    }

    private func route(_ route: Route) -> JSONText {
        let fields = route.fields.map { field -> JSONText in
            ["name": .string(field.name), "type": .string(field.type), "default": .optional(field.defaultValue)]
        }
        return [
            "name": .string(route.name), "role": .string(route.role.rawValue), "form": .string(route.form.rawValue),
            "fields": .array(fields), "serialName": .optional(route.serialName), "isSerializable": .bool(route.isSerializable),
            "location": route.declaration.map { location($0.location) } ?? .null,
        ]
    }

    private func text(_ text: LocalisedText?) -> JSONText {
        switch text {
        case .literal(let text): ["literal": .string(text)]
        case .resource(let expression, let texts):
            [
                "resource": .string(expression),
                "texts": .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }),
            ]
        case nil: .null
        }
    }

    private func tab(_ tab: AppTab) -> JSONText {
        [
            "route": .string(tab.route), "title": text(tab.title), "icon": .optional(tab.icon),
            "condition": .optional(tab.condition), "location": location(tab.place.location),
        ]
    }

    private func screen(_ screen: Screen) -> JSONText {
        let bar = screen.titleBar.map { bar -> JSONText in
            [
                "location": location(bar.place.location), "title": text(bar.title), "hasBackButton": .bool(bar.hasBackButton),
                "hasOtherContent": .bool(bar.hasOtherContent),
            ]
        }
        return [
            "function": .string(screen.function.name), "location": location(screen.function.declaration.location),
            "routes": .array(screen.routes.map { .string($0) }), "titleBar": bar ?? .null,
        ]
    }

    private func entryPoint(_ entry: EntryPoint) -> JSONText {
        [
            "class": .string(entry.swiftClass), "function": .string(entry.function.name),
            "location": location(entry.function.declaration.location),
        ]
    }

    private var ios: JSONText {
        guard let ios = app.ios else { return .null }
        return [
            "folder": .string(ios.folder), "target": .optional(ios.target?.name),
            "deploymentTarget": .optional(ios.deploymentTarget?.description), "framework": .optional(ios.framework),
            "contentView": .optional(ios.contentView?.name), "hostView": .optional(ios.hostView?.name),
            "assetCatalog": .optional(ios.assetCatalog), "hasAccentColor": .bool(ios.hasAccentColor),
        ]
    }
}
