import ReglazeEngine
import SwiftSyntax

extension SourceFile {
    /// The tokens named `name` in those declarations of the file that also hold `type` as a word: all that can stand in a type of that
    /// name or in an extension of it. In a file of many types this passes over the others without looking at what is around each token.
    func tokens(named name: String, besides type: String) -> [TokenSyntax] {
        let found = tokens(named: name)
        guard found.count > 8 else { return found }
        var places: [Range<Int>] = []
        for token in tokens(named: type) {
            let position = token.position.utf8Offset
            if let last = places.last, last.contains(position) { continue }
            if let place = Self.topLevelRange(of: token) { places.append(place) }
        }
        var next = 0
        return found.filter { token in
            let position = token.position.utf8Offset
            while next < places.count, places[next].upperBound <= position { next += 1 }
            return next < places.count && places[next].contains(position)
        }
    }

    private static func topLevelRange(of token: TokenSyntax) -> Range<Int>? {
        var last: Syntax?
        var next = token.parent
        while let parent = next {
            if parent.is(CodeBlockItemSyntax.self) { last = parent }
            next = parent.parent
        }
        return last.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset }
    }
}
