extension String {
    /// Whether a name stands in an expression as a word.
    func mentions(_ name: String) -> Bool { replacingNames([name: "\u{1}"]) != self }

    /// An expression with values in the places of names. The names of arguments, `id = …`, members and literals stay.
    func replacingNames(_ values: [String: String]) -> String {
        var result = ""
        var word = ""
        var last: Character = " "
        var isInText = false
        var rest = self[...]
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        while let character = rest.popFirst() {
            if character == "\"", last != "\\" { isInText.toggle() }
            if isWord(character), !isInText {
                word.append(character)
                if let next = rest.first, isWord(next) { continue }
                let before = result.last { !$0.isWhitespace }
                let after = rest.drop { $0.isWhitespace }
                let isName = after.hasPrefix("=") && !after.hasPrefix("==")
                result += before == "." || isName ? word : values[word] ?? word
                word = ""
            } else {
                result.append(character)
            }
            last = character
        }
        return result
    }
}
