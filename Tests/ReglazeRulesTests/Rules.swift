import ReglazeEngine
import ReglazeRules

/// The rules that run unless they are asked for by name.
enum Rules {
    static let all = AllRules.all.filter { !type(of: $0).about.isOptIn }
}

extension Rules {
    struct NoSuchRule: Error {
        let id: RuleID
    }

    static func about(_ id: RuleID) throws -> About {
        guard let about = AllRules.all.map({ type(of: $0).about }).first(where: { $0.id == id }) else {
            throw NoSuchRule(id: id)
        }
        return about
    }
}
