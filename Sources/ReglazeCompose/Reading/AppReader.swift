import ReglazeEngine

/// Reads a Compose Multiplatform app.
public enum AppReader {
    /// Never fails: what can't be found is in `missing`, with candidates.
    public static func read(_ project: ComposeProject, options: ReadingOptions = ReadingOptions()) -> ComposeApp {
        ComposeApp(project: project, navigation: .none)
    }
}
