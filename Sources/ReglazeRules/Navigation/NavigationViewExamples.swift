import ReglazeEngine

/// The examples of `navigation/navigation-view`.
enum NavigationViewExamples {
    static let all = columns + surroundings

    static let notes = """
        struct Note: Identifiable { let id: Int }
        struct NoteRow: View { let note: Note; var body: some View { Text("") } }
        let notes: [Note] = []
        let note: Note? = nil
        """
}
