import ReglazeEngine

/// The examples of `navigation/link-is-active`.
enum LinkIsActiveExamples {
    static let all = flags + rows + uses + places

    static let ticks = """
        import Combine
        struct Ticks { let publisher = PassthroughSubject<Int, Never>() }
        """
    static let terms = """
        struct Terms: View { @Binding var accepted: Bool; var body: some View { Text("") } }
        """
    static let color = """
        struct ColorDetail: View { let color: Color; var body: some View { Text("") } }
        """
    static let help = """
        final class Model: ObservableObject { @Published var wantsHelp = false }
        struct Help: View { var body: some View { Text("") } }
        """
}
