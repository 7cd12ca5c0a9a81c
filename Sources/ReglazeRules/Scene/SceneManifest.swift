import ReglazeEngine
import SwiftSyntax

/// An app without the scene life cycle traps at launch when it is built with the iOS 27 SDK.
struct SceneManifest: ProjectRule {
    static let about = About(
        id: "scene/manifest",
        summary: "Without the scene life cycle the app traps at launch when it is built with the iOS 27 SDK",
        severity: .error, since: Since(sdk: 27, os: 27),
        why: """
            UIKit stops an app at launch that is built with the iOS 27 SDK and has not adopted scenes: neither a \
            `UIApplicationSceneManifest` whose configuration names a delegate class that is in the app, nor \
            `application(_:configurationForConnecting:options:)`, nor a SwiftUI `App`. A manifest without configurations is not \
            enough, and a window that the application delegate still makes beside a manifest is never shown. The rewrite adds the \
            manifest for a single window and a scene delegate; it moves there what makes the window, what depends on it, and the \
            callbacks that UIKit sends to scenes now, and hands on what a cold start brings. What belongs to the whole app stays. \
            It touches the app's start, so it is never made unasked. Where the code can't be taken apart for sure, the finding says \
            at which line.
            """,
        source: "UIKit documentation: Transitioning to the UIKit scene-based life cycle",
        examples: SceneManifest.examples + SceneManifest.stayingExamples)

    func look(at project: ProjectContext) -> [Finding] {
        var findings: [Finding] = []
        for app in project.apps where project.index.host(of: app) == nil {
            let finding: Finding?
            switch project.index.sceneAdoption(of: app) {
            case .adopted: finding = absent(app, project)
            case .missing: finding = self.finding(app, project, "has no scene life cycle")
            case .empty(let plist, let range, let namesOthers):
                let what = namesOthers ? "a configuration for its windows" : "configurations"
                finding = self.finding(app, project, "has a scene manifest without \(what)", at: (plist, range))
            case .generatedEmpty:
                finding = self.finding(app, project, "has a generated scene manifest, and nothing names its configuration")
            case .noDelegateClass(let plist, let range):
                finding = self.finding(
                    app, project, "has a scene without a delegate class, and a window of its application delegate",
                    at: (plist, range))
            case .unknownClass(let name, let plist, let range):
                finding = project.finding(
                    Self.about, in: plist.file, at: range,
                    "\(app.subject.capitalizedFirst) names the scene delegate `\(name)`, which the project does not have: no window appears",
                    help: "correct the class's name, with its module before it for a Swift class",
                    why: "which class was meant can't be told")
            case .notCompiled(let name, let path, let plist, let range):
                finding = notCompiled(name, path, app, project, plist, range)
            }
            for case .broken(let file, let fault) in app.configurations.map(\.propertyList) {
                let broken = unreadable(file, fault, app, project)
                if !findings.contains(where: { $0.location == broken.location }) { findings.append(broken) }
            }
            if let finding, !findings.contains(where: { $0.location == finding.location }) { findings.append(finding) }
        }
        return findings
    }

    /// A property list that is broken hides whether the app has scenes.
    private func unreadable(
        _ file: SourceFile, _ fault: PropertyListFault, _ app: AppTarget, _ project: ProjectContext
    ) -> Finding {
        let start = file.lines.starts[min(max((fault.line ?? 1) - 1, 0), file.lines.starts.count - 1)]
        return project.finding(
            Self.about, in: file, at: start..<start,
            "The Info.plist of \(app.subject) can't be read, so whether it has scenes can't be told: \(fault.reason)",
            help: "mend the file, then check again", why: "it is not a property list")
    }

    /// A property list that a project names and that is not on disk, as before `xcodegen generate`, may hold the manifest; nothing
    /// else says that the app has scenes.
    private func absent(_ app: AppTarget, _ project: ProjectContext) -> Finding? {
        let index = project.index
        let named = app.configurations.compactMap { configuration -> String? in
            guard case .unknown = configuration.propertyList else { return nil }
            return configuration.settings?["INFOPLIST_FILE"]
        }
        guard let path = named.first, !path.isEmpty, !path.contains("$"), !index.codeAdoptsScenes(app),
            let delegate = index.applicationDelegates.first(where: { index.isIn(app, $0.file.path) })
        else { return nil }
        return project.finding(
            Self.about, in: delegate.file, at: Self.nameRange(of: delegate),
            "Whether \(app.subject) has scenes can't be told: its Info.plist, `\(path)`, is not there", severity: .warning,
            help: "make the project's files first, as with `xcodegen generate`, then check again",
            why: "no code takes up scenes, and the list may hold a manifest")
    }

    /// The class's file is in the project and not in the app.
    private func notCompiled(
        _ name: String, _ path: String, _ app: AppTarget, _ project: ProjectContext, _ plist: InfoPlist, _ range: Range<Int>
    ) -> Finding {
        let message =
            "\(app.subject.capitalizedFirst) names the scene delegate `\(name)`, whose file is not compiled into it: no window appears"
        let help = "add \(path) to the target's sources"
        var edits: [Edit]?
        if let target = app.target, let id = target.object, let file = project.index.file(at: target.manifest),
            let text = try? XcodeProjectText(file), let reference = text.reference(to: path)
        {
            edits = text.compile(reference, in: id)
        }
        return project.finding(
            Self.about, in: plist.file, at: range, message, help: help,
            fixes: edits.map { [Fix(.safe, "Add the file to the target's sources", edits: $0)] } ?? [],
            why: edits == nil ? "the project file does not hold it in a way that can be edited" : nil)
    }

    private func finding(
        _ app: AppTarget, _ project: ProjectContext, _ fault: String, at place: (plist: InfoPlist, range: Range<Int>)? = nil
    ) -> Finding? {
        let message = "\(app.subject.capitalizedFirst) \(fault): built with the iOS 27 SDK it traps at launch"
        let help = "add a scene manifest and a scene delegate that makes the window"
        let delegates = project.index.applicationDelegates.filter { project.index.isIn(app, $0.file.path) }
        guard let delegate = delegates.first(where: \.isMain) ?? (delegates.count == 1 ? delegates[0] : nil) else {
            return withoutSwiftDelegate(app, project, delegates, message, help, at: place)
        }
        let migration = SceneMigration(app, delegate: delegate, in: project)
        let fixes = migration.fix.map { [$0] } ?? []
        let why = fixes.isEmpty ? migration.obstacles.joined(separator: "; ") : migration.notes.joined(separator: "; ")
        return project.finding(
            Self.about, in: place?.plist.file ?? delegate.file, at: place?.range ?? Self.nameRange(of: delegate), message,
            help: help,
            fixes: fixes, why: why)
    }

    private static func nameRange(of delegate: ApplicationDelegate) -> Range<Int> {
        let node = delegate.declaration.node
        return node.asProtocol((any NamedDeclSyntax).self)?.name.textRange ?? node.textRange
    }

    /// Classes that share a name are told apart by their files.
    static func undecided(_ delegates: [(name: String, path: String)]) -> String {
        let areDistinct = Set(delegates.map(\.name)).count == delegates.count
        let names = delegates.map { areDistinct ? "`\($0.name)`" : "`\($0.name)` (\($0.path))" }.joined(separator: ", ")
        return "which of \(names) is the app's delegate can't be told"
    }

    /// An Objective-C app, or one whose delegate can't be found.
    private func withoutSwiftDelegate(
        _ app: AppTarget, _ project: ProjectContext, _ delegates: [ApplicationDelegate], _ message: String, _ help: String,
        at place: (plist: InfoPlist, range: Range<Int>)?
    ) -> Finding? {
        if delegates.isEmpty, let found = objectiveCFinding(app, project, message, help, at: place) { return found }
        if !delegates.isEmpty {
            return project.finding(
                Self.about, in: delegates[0].file, at: Self.nameRange(of: delegates[0]), message, help: help,
                why: Self.undecided(delegates.map { ($0.name, $0.file.path) }))
        }
        guard let place else { return nil }
        return project.finding(
            Self.about, in: place.plist.file, at: place.range, message, help: help, why: "no application delegate was found")
    }
}
