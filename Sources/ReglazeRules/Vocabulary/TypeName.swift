extension String {
    /// The last name of a type without its generic arguments: `Page` for `Module.Outer.Page<Item>`.
    var lastTypeName: String { prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? self }
}
