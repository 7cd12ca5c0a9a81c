import ReglazeEngine

extension PresentationMode {
    static let examples: [Example] = [
        .rewrites(
            """
            struct TermsPage: View {
                @Binding var accepted: Bool
                1️⃣@Environment(\\.presentationMode) private var presentationMode
                var body: some View {
                    Button("Accept") { accepted = true; presentationMode.wrappedValue.dismiss() }
                }
            }
            """,
            to: """
                struct TermsPage: View {
                    @Binding var accepted: Bool
                    @Environment(\\.dismiss) private var dismiss
                    var body: some View {
                        Button("Accept") { accepted = true; dismiss() }
                    }
                }
                """),
        .rewrites(
            """
            struct Sheet: View {
                1️⃣@Environment(\\.presentationMode)
                var presentation: Binding<PresentationMode> // set by the presenter

                var body: some View {
                    Button(action: { self.presentation.wrappedValue.dismiss() }) {
                        Text("Close")
                    }
                    .onReceive(NotificationCenter.default.publisher(for: .done)) { _ in
                        DispatchQueue.main.async {
                            self.presentation
                                .wrappedValue
                                .dismiss()
                        }
                    }
                }
            }
            """,
            to: """
                struct Sheet: View {
                    @Environment(\\.dismiss)
                    var dismiss // set by the presenter

                    var body: some View {
                        Button(action: { self.dismiss() }) {
                            Text("Close")
                        }
                        .onReceive(NotificationCenter.default.publisher(for: .done)) { _ in
                            DispatchQueue.main.async {
                                self.dismiss()
                            }
                        }
                    }
                }
                """,
            given: "extension Notification.Name { static let done = Notification.Name(\"done\") }"),
        // The name is taken by a method, so the property keeps its own.
        .rewrites(
            """
            struct Editor: View {
                1️⃣@Environment(\\.presentationMode) private var presentationMode
                var body: some View { Button("Cancel", action: dismiss) }
                func dismiss() { presentationMode.wrappedValue.dismiss() }
            }
            """,
            to: """
                struct Editor: View {
                    @Environment(\\.dismiss) private var presentationMode
                    var body: some View { Button("Cancel", action: dismiss) }
                    func dismiss() { presentationMode() }
                }
                """),
        // Half of the migration was made before.
        .rewrites(
            """
            struct Form: View {
                @Environment(\\.dismiss) var dismiss
                1️⃣@Environment(\\.presentationMode) var presentationMode
                @State private var name = ""
                var body: some View {
                    Button("Cancel") { dismiss() }
                    Button("Save") { presentationMode.wrappedValue.dismiss() }
                }
            }
            """,
            to: """
                struct Form: View {
                    @Environment(\\.dismiss) var dismiss
                    @State private var name = ""
                    var body: some View {
                        Button("Cancel") { dismiss() }
                        Button("Save") { dismiss() }
                    }
                }
                """),
        // A picker's coordinator closes it through its parent.
        .rewrites(
            """
            struct PhotoPicker: UIViewControllerRepresentable {
                1️⃣@Environment(\\.presentationMode) var presentationMode

                func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
                func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
                func makeCoordinator() -> Coordinator { Coordinator(self) }

                final class Coordinator: NSObject {
                    let parent: PhotoPicker
                    init(_ parent: PhotoPicker) { self.parent = parent }
                    func cancel() { self.parent.presentationMode.wrappedValue.dismiss() }
                }
            }
            """,
            to: """
                struct PhotoPicker: UIViewControllerRepresentable {
                    @Environment(\\.dismiss) var dismiss

                    func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
                    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
                    func makeCoordinator() -> Coordinator { Coordinator(self) }

                    final class Coordinator: NSObject {
                        let parent: PhotoPicker
                        init(_ parent: PhotoPicker) { self.parent = parent }
                        func cancel() { self.parent.dismiss() }
                    }
                }
                """),
        // Two wrappers on one property hand out the mode itself.
        .rewrites(
            """
            struct Camera: UIViewControllerRepresentable {
                1️⃣@Environment(\\.presentationMode)
                @Binding private var mode

                func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
                func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

                final class Coordinator {
                    private let parent: Camera
                    init(parent: Camera) { self.parent = parent }
                    func close() { parent.mode.dismiss() }
                }
            }
            """,
            to: """
                struct Camera: UIViewControllerRepresentable {
                    @Environment(\\.dismiss)
                    private var dismiss

                    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
                    func updateUIViewController(_ controller: UIViewController, context: Context) {}
                    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

                    final class Coordinator {
                        private let parent: Camera
                        init(parent: Camera) { self.parent = parent }
                        func close() { parent.dismiss() }
                    }
                }
                """),
        // The binding itself goes to a coordinator.
        .explains(
            """
            struct MailView: UIViewControllerRepresentable {
                1️⃣@Environment(\\.presentationMode) var presentation

                func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
                func updateUIViewController(_ controller: UIViewController, context: Context) {}
                func makeCoordinator() -> Coordinator { Coordinator(presentation: presentation) }

                final class Coordinator {
                    @Binding var presentation: PresentationMode
                    init(presentation: Binding<PresentationMode>) { _presentation = presentation }
                    func finish() { $presentation.wrappedValue.dismiss() }
                }
            }
            """,
            because: "handed to `Coordinator` (line 6)"),
        .explains(
            """
            struct Row: View {
                1️⃣@Environment(\\.presentationMode) var presentationMode
                var body: some View {
                    Text(presentationMode.wrappedValue.isPresented ? "sheet" : "page")
                        .onTapGesture { presentationMode.wrappedValue.dismiss() }
                }
            }
            """,
            because: "`isPresented` is read (line 4)"),
        .explains(
            """
            struct Page: View {
                1️⃣@Environment(\\.presentationMode) var presentationMode
                var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
            }
            """,
            because: "first that allows the change", target: 14),
        // Another type has the same name, and its coordinator is its own matter.
        .rewrites(
            """
            struct Page: View {
                1️⃣@Environment(\\.presentationMode) var presentationMode
                var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
            }
            """,
            to: """
                struct Page: View {
                    @Environment(\\.dismiss) var dismiss
                    var body: some View { Button("Done") { dismiss() } }
                }
                """,
            with: [
                "Other/Page.swift": """
                enum Other {
                    struct Page {
                        let presentationMode: Binding<PresentationMode>
                        final class Coordinator {
                            let parent: Page
                            init(parent: Page) { self.parent = parent }
                            func close() { parent.presentationMode.wrappedValue.dismiss() }
                        }
                    }
                }
                """
            ]),
        // Another file asks an object that nobody can name for it.
        .explains(
            """
            struct Page: View {
                1️⃣@Environment(\\.presentationMode) var presentationMode
                var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
            }
            """,
            because: "the type of `host.view` is not known",
            with: ["Helper.swift": "func close(_ host: Host<Page>) { host.view.presentationMode.wrappedValue.dismiss() }"],
            given: "struct Host<V> { var view: V }"),
        .silent(
            """
            struct Page: View {
                @Environment(\\.dismiss) private var dismiss
                // presentationMode.wrappedValue.dismiss() until last year
                var body: some View { Button("Done") { dismiss() } }
            }
            """),
        .silent(#"final class Player { var presentationMode = "inline" }"#),
    ]
}
