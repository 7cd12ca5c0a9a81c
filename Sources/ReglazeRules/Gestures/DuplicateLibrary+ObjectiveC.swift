import ReglazeEngine

extension DuplicateLibrary: ObjectiveCRule {
    static let objectiveCKinds = ["field_expression", "message_expression", "string_expression", "string_literal"]
    static let objectiveCTriggers = objectiveCPrefixes + ["setFd_", "@\"targets\"", "handleNavigationTransition:"]

    private static let objectiveCPrefixes = [
        "fd_fullscreenPopGesture", "fd_interactivePop", "nx_fullScreenPopGesture", "gk_fullScreenPop", "gk_interactivePop",
        "tz_fullscreenPop",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard !context.isFallback(below: 26, node) else { return [] }
        if node.kind.hasPrefix("string") { return privateParts(node, in: context) }
        let name: ObjectiveCNode
        if let property = ObjectiveCProperty(node) {
            name = property.nameNode
        } else if let assignment = ObjectiveCAssignment(node) {
            name = assignment.nameNode
        } else {
            return []
        }
        let property = ObjectiveCAssignment.property(setBy: name.text + ":") ?? name.text
        guard Self.objectiveCPrefixes.contains(where: property.hasPrefix), !Self.isLibrary(context.file),
            Self.first(in: node.tree.root)?.range == name.range
        else { return [] }
        let finding = context.finding(
            Self.about, at: name, "`\(property)` speaks to a library's pop gesture, iOS 26 has one of its own",
            help: "say the same to `interactiveContentPopGestureRecognizer` from iOS 26 on, or use the library below iOS 26 only",
            why: "the library's recogniser does not stand for the system's own; which one stays is for you to say")
        return [finding]
    }

    /// Whether the file is the library itself.
    private static func isLibrary(_ file: SourceFile) -> Bool {
        objectiveCPrefixes.contains { prefix in
            file.containsDefinition(startingWith: prefix)
        }
    }

    /// The first use in a file.
    private static func first(in root: ObjectiveCNode) -> ObjectiveCNode? {
        root.descendants.first { node in
            guard ["identifier", "field_identifier"].contains(node.kind) else { return false }
            let name = ObjectiveCAssignment.property(setBy: node.text + ":") ?? node.text
            return objectiveCPrefixes.contains(where: name.hasPrefix)
                && ["message_expression", "field_expression"].contains(node.parent?.kind ?? "")
        }
    }

    /// A pop gesture that is made of UIKit's own: its `targets`, or its action.
    private func privateParts(_ node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard Self.isPrivate(node), !takesApart(node.bodyAround),
            // One finding a method.
            node.bodyAround.descendants.first(where: { $0.kind == node.kind && Self.isPrivate($0) }) == node
        else { return [] }
        let finding = context.finding(
            Self.about, at: node, "A pop gesture made of UIKit's private parts, iOS 26 has one of its own",
            help: "make it below iOS 26 only, in the `else` of `if (@available(iOS 26.0, *))`",
            why: "it reaches into private parts of UIKit, and on iOS 26 the system's own recogniser answers the same swipe")
        return [finding]
    }

    /// Whether the code only undoes what was made elsewhere.
    private func takesApart(_ body: ObjectiveCNode) -> Bool {
        let selectors = body.descendants.compactMap { ObjectiveCMessage($0)?.selector }
        return selectors.contains("removeTarget:action:") && !selectors.contains("addTarget:action:")
    }

    private static func isPrivate(_ node: ObjectiveCNode) -> Bool {
        switch node.stringValue {
        case "handleNavigationTransition:": return true
        case "targets":
            guard let message = node.parent.flatMap({ ObjectiveCMessage($0) }), message.selector == "valueForKey:" else {
                return false
            }
            return ObjectiveCProperty(message.receiver.unwrapped)?.name.hasSuffix("PopGestureRecognizer") ?? false
        default: return false
        }
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @implementation Page
            - (void)viewDidLoad {
                self.1️⃣fd_interactivePopDisabled = YES;
                self.fd_interactivePopDisabled = NO;
                self.fd_prefersNavigationBarHidden = YES;
            }
            @end
            """, because: "the system's own", at: "Page.m"),
        .explains(
            """
            @implementation Navigation
            - (void)viewDidLoad {
                NSArray *targets = [self.interactivePopGestureRecognizer valueForKey:1️⃣@"targets"];
                SEL action = NSSelectorFromString(@"handleNavigationTransition:");
            }
            @end
            """, because: "private", at: "Navigation.m"),
        .silent(
            """
            @implementation Navigation
            - (void)takeOut {
                NSArray *targets = [self.interactivePopGestureRecognizer valueForKey:@"targets"];
                [self.swipe removeTarget:[targets.firstObject valueForKey:@"target"] action:@selector(back)];
            }
            @end
            """, at: "Navigation.m"),
        .silent(
            """
            @implementation UIViewController (FDFullscreenPopGesture)
            - (BOOL)fd_interactivePopDisabled { return NO; }
            - (void)check { self.fd_interactivePopDisabled; }
            @end
            """, at: "Library.m"),
        .silent(
            """
            @implementation Page
            - (void)viewDidLoad {
                // self.fd_interactivePopDisabled = YES;
                NSLog(@"fd_interactivePopDisabled");
                [self.settings valueForKey:@"targets"];
            }
            @end
            """, at: "Page.m"),
    ]
}

extension SourceFile {
    /// Whether a method or a property whose name starts so is defined or declared here.
    fileprivate func containsDefinition(startingWith prefix: String) -> Bool {
        guard contains(prefix), let tree = objectiveC else { return false }
        return tree.root.descendants.contains { node in
            guard ["method_definition", "method_declaration", "struct_declarator"].contains(node.kind) else { return false }
            let name =
                node.kind == "struct_declarator"
                ? node.descendants.first { $0.kind == "identifier" } : node.child(ofKind: "identifier")
            return name?.text.hasPrefix(prefix) ?? false
        }
    }
}
