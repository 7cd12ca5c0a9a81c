/// Globs of a configuration, as they read from a folder below the one that holds it.
public enum ExcludeGlobs {
    /// - Parameter folder: relative to the configuration's folder, without slashes at its ends; empty for that folder itself.
    public static func reroot(_ globs: [String], below folder: String) -> [String] {
        guard !folder.isEmpty else { return globs }
        return globs.compactMap { glob in
            let isNegated = glob.hasPrefix("!")
            let pattern = isNegated ? glob.dropFirst() : glob[...]
            // As in a `.gitignore`, a glob without a slash inside means any depth.
            guard pattern.dropLast().contains("/"), !pattern.hasPrefix("**") else { return glob }
            let anchored = pattern.first == "/" ? pattern.dropFirst() : pattern
            let start = folder + "/"
            guard anchored.hasPrefix(start) else { return nil }
            return (isNegated ? "!/" : "/") + anchored.dropFirst(start.count)
        }
    }
}
