import SwiftSyntax

/// What a rule may ask while it looks at a node.
public struct RuleContext: Sendable {
    public let file: SourceFile
    public let index: ProjectIndex
    /// The lowest iOS on which the file's code runs.
    public let deploymentTarget: OSVersion
    /// The devices that the file's code runs on.
    public let devices: Set<Device>
    public let options: RuleOptions

    public init(file: SourceFile, index: ProjectIndex, deploymentTarget: OSVersion, devices: Set<Device>, options: RuleOptions) {
        self.file = file
        self.index = index
        self.deploymentTarget = deploymentTarget
        self.devices = devices
        self.options = options
    }

    /// The same questions, asked about another file of the project.
    public func moved(to file: SourceFile) -> RuleContext {
        let scope = index.scope(of: file.path)
        return RuleContext(
            file: file, index: index, deploymentTarget: scope.deploymentTarget, devices: scope.devices, options: options)
    }

    /// A finding of the rule that `about` describes, at `node` without its surrounding trivia.
    public func finding(
        _ about: About, at node: some SyntaxProtocol, _ message: String, severity: Severity? = nil, help: String? = nil,
        fixes: [Fix] = [], why: String? = nil
    ) -> Finding {
        Finding(
            rule: about.id, severity: severity ?? about.severity, location: file.location(of: node.textRange), message: message,
            help: help, since: about.since, fixes: fixes, why: why)
    }

    /// Replaces `range` of this file.
    public func edit(_ range: Range<Int>, _ text: String) -> Edit { Edit(path: file.path, range: range, text: text) }

    /// Replaces `node`, without its surrounding trivia.
    public func replace(_ node: some SyntaxProtocol, with text: String) -> Edit { edit(node.textRange, text) }
}

/// What the command line or the configuration said that rules must know.
public struct RuleOptions: Hashable, Sendable, Codable {
    /// The SDK that the app is built with next: 26 or 27.
    public var sdk: Int
    /// The lowest deployment target at which a rule may rewrite, by rule, where a project wants it higher than the rule does.
    public var minimumOS: [RuleID: OSVersion]

    public init(sdk: Int = 27, minimumOS: [RuleID: OSVersion] = [:]) {
        self.sdk = sdk
        self.minimumOS = minimumOS
    }
}

extension SyntaxProtocol {
    /// The UTF-8 byte range of the node without its surrounding trivia.
    public var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
