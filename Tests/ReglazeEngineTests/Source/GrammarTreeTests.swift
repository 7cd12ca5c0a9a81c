import Testing

@testable import ReglazeEngine

@Suite(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
struct GrammarTreeTests {
    private func tree(_ text: String) throws -> GrammarTree { try GrammarTree.parse(Array(text.utf8), as: .objectiveC) }

    @Test func nodesKnowTheirTextTheirFieldsAndTheirFamily() throws {
        let tree = try tree("@implementation A\n- (void)go { [self.window make:1 key:nil]; }\n@end\n")
        #expect(!tree.root.hasError)
        let message = try #require(tree.root.descendants(ofKind: "message_expression").first)
        #expect(message.text == "[self.window make:1 key:nil]")
        #expect(message.child("receiver")?.text == "self.window")
        #expect(message.children("method").map(\.text) == ["make", "key"])
        #expect(message.ancestor("method_definition")?.text == "- (void)go { [self.window make:1 key:nil]; }")
        #expect(message.child("receiver")?.parent == message)
        #expect(message.nextSibling?.text == ";")
        #expect(message.previousSibling == nil)
        #expect(tree.root.parent == nil)
    }

    /// Every byte but white space and the ends of continued lines belongs to a token.
    @Test func nothingOfTheTextIsLost() throws {
        let text = "// é\r\n@interface A : B <C> @end\r\n#define X \\\r\n  1\r\nint a = X; /* ¶ */\r\n"
        let tree = try tree(text)
        var covered = [Bool](repeating: false, count: text.utf8.count)
        for node in tree.allNodes where node.children.first(where: { _ in true }) == nil {
            for offset in node.range { covered[offset] = true }
        }
        let lost = zip(text.utf8, covered).filter { byte, isCovered in
            !isCovered && ![0x20, 0x0A, 0x0D, UInt8(ascii: "\\")].contains(byte)
        }
        #expect(lost.isEmpty)
    }

    @Test func whatCannotBeReadIsMarkedAndTheRestIsNot() throws {
        let tree = try tree("@implementation A\n- (void)a { [x y]; }\n- (void)b { BEGIN(a b) [z } \n- (void)c { [v w]; }\n@end\n")
        #expect(tree.root.hasError)
        let first = try #require(tree.root.descendants(ofKind: "message_expression").first)
        #expect(!first.hasError)
        #expect(tree.allNodes.contains { $0.isError || $0.isMissing })
    }

    /// Macros that stand for nothing do not keep what is around them from being read; texts and ranges are those of the file.
    @Test func emptyMacrosAreLookedThrough() throws {
        let text = """
            NS_ASSUME_NONNULL_BEGIN
            typedef NS_ENUM(NSUInteger, Kind) { KindA, KindB };
            @interface A : B <C>
            - (instancetype)init NS_DESIGNATED_INITIALIZER;
            - (void)old DEPRECATED_MSG_ATTRIBUTE("use (new)");
            @end
            @implementation A
            MY_SYNTHESIS
            - (void)go { @weakify(self) [x run:^{ @strongify(self) [self stop]; }]; }
            @end
            NS_ASSUME_NONNULL_END
            """
        let tree = try tree(text)
        #expect(!tree.root.hasError)
        #expect(
            tree.root.descendants(ofKind: "class_interface").first?.text.hasPrefix(
                "@interface A : B <C>\n- (instancetype)init NS_D") == true)
        #expect(tree.root.descendants(ofKind: "message_expression").last?.text == "[self stop]")
    }

    /// Conditions between the protocols of an interface do not hide the class.
    @Test func conditionsAmongProtocolsAreLookedThrough() throws {
        let text = "@interface A () <B,\n#if VOIP\n    C,\n#endif\n    D\n#ifdef PTT\n, E\n#endif\n>\n@end\n"
        let tree = try tree(text)
        #expect(!tree.root.hasError)
        let list = try #require(tree.root.descendants(ofKind: "parameterized_arguments").first)
        #expect(list.namedChildren.map(\.text) == ["B", "C", "D", "E"])
        #expect(try self.tree("@interface A <B\n#if X\n@end\n#endif\n").root.hasError)
    }

    @Test(arguments: ["", "\n", "{", "[[[[[", "@", "\"", "/*", "#if", "@interface", String(repeating: "\u{0}", count: 9)])
    func oddTextsHaveATree(text: String) throws { #expect(try tree(text).root.range.upperBound <= text.utf8.count) }

    /// What no person writes is given up, soon and with a reason.
    @Test(arguments: [
        "(", "[", "{", "[a ", "^{", "@[", "if (", "- ", "@(", "#if A\n", "@interface A ", "@interface A <", "*", "<",
    ])
    func deepNestsEndSoon(part: String) {
        Parallel.onDeepStack {
            let text = String(repeating: part, count: 20_000)
            let clock = ContinuousClock()
            let time = clock.measure { _ = try? GrammarTree.parse(Array(text.utf8), as: .objectiveC) }
            // Far above what it takes: the machine may have other work to do.
            #expect(time < .seconds(120), "\(part)")
        }
    }

    @Test func tooLargeIsSaid() {
        let bytes = [UInt8](repeating: 0x20, count: GrammarTree.sizeLimit + 1)
        #expect(throws: GrammarTree.Unreadable.self) { try GrammarTree.parse(bytes, as: .objectiveC) }
    }
}
