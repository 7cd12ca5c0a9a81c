import ReglazeEngine

extension GlobalAppearance: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "field_expression"]
    static let objectiveCTriggers = ["appearance"]

    private static let harmlessNames: Set = [
        "tintColor", "titleTextAttributes", "largeTitleTextAttributes", "unselectedItemTintColor", "setTitleTextAttributes",
        "prefersLargeTitles", "backIndicatorImage", "backIndicatorTransitionMaskImage",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let proxy = ObjectiveCProxy(node), !context.isFallback(below: 26, node) else { return [] }
        let set = ObjectiveCBarStatement.all(in: node.bodyAround, context).filter { statement in
            guard let other = statement.proxy(in: context) else { return false }
            return other.className == proxy.className && other.isScoped == proxy.isScoped
                && !context.isFallback(below: 26, statement.node)
        }
        // Several statements in one method are one finding; a proxy that is only read is none.
        guard let first = set.first?.proxy(in: context), first.node == node else { return [] }
        let isItem = proxy.className.hasSuffix("Item")
        let what =
            isItem
            ? (proxy.className == "UITabBarItem" ? "tab bar item" : "bar button item")
            : ObjectiveCBarStatement.name(ofBar: proxy.className)
        let names = set.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        var message = "The proxy styles every \(what) \(proxy.isScoped ? "inside some containers" : "of the process")"
        message += ": \(names.map { "`\($0)`" }.joined(separator: ", "))"
        if set.contains(where: \.isCovering) { message += ", which covers the glass" }
        let isHarmless = names.allSatisfy(Self.harmlessNames.contains)
        let why =
            proxy.isScoped
            ? "it holds for every \(what) in those containers, whoever shows it"
            : "it holds for every \(what), those of the system's pages and of libraries too"
        return [
            context.finding(
                Self.about, at: node, message, severity: proxy.isScoped || isItem || isHarmless ? .note : .warning,
                help: isItem
                    ? "set it on the appearances of the app's own bars"
                    : "style the app's own bars: the instance, or `navigationItem`",
                why: why)
        ]
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            void style(void) {
                1️⃣[UINavigationBar appearance].barTintColor = [UIColor blackColor];
                [UINavigationBar appearance].translucent = NO;
                [2️⃣[UITabBar appearance] setTintColor:[UIColor orangeColor]];
                UIBarButtonItem *item = 3️⃣[UIBarButtonItem appearanceWhenContainedInInstancesOfClasses:@[[Page class]]];
                [item setTitleTextAttributes:@{} forState:UIControlStateNormal];
            }
            """, at: "Style.m"),
        .silent(
            """
            void style(UINavigationBar *bar) {
                // [UINavigationBar appearance].barTintColor = nil;
                bar.tintColor = [UINavigationBar appearance].tintColor;
                [BrandBar appearance].barTintColor = UIColor.redColor;
                [UITableView appearance].separatorColor = UIColor.redColor;
                if (@available(iOS 26.0, *)) {} else { [UITabBar appearance].barTintColor = UIColor.redColor; }
            }
            """, at: "Style.m"),
    ]
}
