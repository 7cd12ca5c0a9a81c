import ReglazeEngine

extension DesignCompatibility: ObjectiveCRule {
    static let objectiveCKinds = ["string_literal", "string_expression"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard node.stringValue == Self.key, node.parent?.kind != "string_expression",
            // Who asks for the Xcode that built the app knows which SDK it was.
            !node.bodyAround.text.contains("DTXcode")
        else { return [] }
        return [
            context.finding(
                Self.about, at: node, "Code that reads `\(Self.key)` is wrong once the app is built with the iOS 27 SDK",
                help: "ask for the value, and heed it only below the iOS 27 SDK (`DTXcode` below 2700)",
                why: "the key counts by its value, not by its presence, and not at all for what the iOS 27 SDK builds")
        ]
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @implementation Design
            + (BOOL)isOld {
                return [[NSBundle mainBundle] objectForInfoDictionaryKey:1️⃣@"UIDesignRequiresCompatibility"] != nil;
            }
            + (BOOL)isOldToo { return [NSBundle.mainBundle.infoDictionary[2️⃣@"UIDesignRequiresCompatibility"] boolValue]; }
            @end
            """, because: "by its value", at: "Design.m"),
        .silent(
            """
            @implementation Design
            + (BOOL)isOld {
                NSInteger xcode = [[[NSBundle mainBundle] objectForInfoDictionaryKey:@"DTXcode"] integerValue];
                return xcode < 2700 && [[[NSBundle mainBundle] objectForInfoDictionaryKey:@"UIDesignRequiresCompatibility"] boolValue];
            }
            // @"UIDesignRequiresCompatibility"
            @end
            """, at: "Design.m"),
    ]
}
