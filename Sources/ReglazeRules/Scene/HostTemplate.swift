import ReglazeEngine
import SwiftSyntax

/// The iOS host of a framework's app that has no scene life cycle.
struct HostTemplate: ProjectRule {
    static let about = About(
        id: "scene/host-template",
        summary: "The host that a framework generated has no scene life cycle and traps at launch with the iOS 27 SDK",
        severity: .error, since: Since(sdk: 27, os: 27),
        why: """
            Flutter, React Native, Expo, Capacitor and Compose Multiplatform put a small UIKit app around theirs, and the templates of \
            most releases make its window in the application delegate. Built with the iOS 27 SDK such a host traps at launch. Each \
            framework documents its way to scenes, and the rewrite follows it: Flutter's own scene delegate and its implicit engine; \
            for React Native and Expo a scene delegate that starts the app in its window, with launch options made of the \
            connection's, and hands links to the application delegate; for Capacitor the storyboard in the scene and links to the \
            proxy; for Compose an ordinary scene delegate. A host that its tool generates anew (`expo prebuild`, `flutter build`) is \
            better brought over by that tool.
            """,
        source: "Flutter documentation: UISceneDelegate adoption; Capacitor documentation: Updating to 8.5; UIKit documentation: "
            + "Transitioning to the UIKit scene-based life cycle",
        examples: HostTemplate.examples)

    func look(at project: ProjectContext) -> [Finding] {
        var findings: [Finding] = []
        for app in project.apps {
            guard let host = project.index.host(of: app) else { continue }
            if case .adopted = project.index.sceneAdoption(of: app) { continue }
            if let finding = finding(app, host, project), !findings.contains(where: { $0.location == finding.location }) {
                findings.append(finding)
            }
        }
        return findings
    }

    private func finding(_ app: AppTarget, _ host: FrameworkHost, _ project: ProjectContext) -> Finding? {
        let message =
            "The \(host.rawValue) host \(app.subject) has no scene life cycle: built with the iOS 27 SDK it traps at launch"
        let help = "bring the host to scenes; see \(host.guide)"
        let delegates = project.index.applicationDelegates.filter { project.index.isIn(app, $0.file.path) }
        guard delegates.count == 1 || delegates.contains(where: \.isMain),
            let delegate = delegates.first(where: \.isMain) ?? delegates.first
        else {
            guard let path = project.index.applicationDelegatePaths.first(where: { project.index.isIn(app, $0) }),
                let file = project.index.file(at: path)
            else { return nil }
            guard host != .flutter, let delegate = ObjectiveCDelegate(file, in: project.index) else {
                return project.finding(
                    Self.about, in: file, at: 0..<0, message, help: help,
                    why: "the host's application delegate is Objective-C, for which the framework's own tool or guide is the way")
            }
            let migration = ObjectiveCMigration(app, delegate: delegate, in: project)
            let name = delegate.implementation.child(ofKind: "identifier")?.range ?? delegate.implementation.range
            let reasons = migration.fix == nil ? migration.obstacles : migration.notes
            return project.finding(
                Self.about, in: file, at: name, message, help: help, fixes: migration.fix.map { [$0] } ?? [],
                why: reasons.joined(separator: "; "))
        }
        let name = delegate.declaration.node.asProtocol((any NamedDeclSyntax).self)?.name
        let range = name?.textRange ?? delegate.declaration.node.textRange
        let (fix, reasons) = rewrite(app, delegate, host, project)
        return project.finding(
            Self.about, in: delegate.file, at: range, message, help: help, fixes: fix.map { [$0] } ?? [],
            why: reasons.joined(separator: "; "))
    }

    private func rewrite(
        _ app: AppTarget, _ delegate: ApplicationDelegate, _ host: FrameworkHost, _ project: ProjectContext
    ) -> (Fix?, [String]) {
        if host == .flutter {
            let migration = FlutterMigration(app, delegate: delegate, in: project)
            return (migration.fix, migration.fix == nil ? migration.obstacles : migration.notes)
        }
        let migration = SceneMigration(app, delegate: delegate, host: host, in: project)
        return (migration.fix, migration.fix == nil ? migration.obstacles : migration.notes)
    }
}
