import ReglazeEngine

extension PathBinding {
    static let examples: [Example] = [
        .rewrites(
            """
            struct Root: View {
                @StateObject private var coordinator = Coordinator()
                var body: some View {
                    NavigationStack(path: 1️⃣Binding(get: { coordinator.path }, set: { coordinator.path = $0 })) {
                        Text("root")
                    }
                }
            }
            final class Coordinator: ObservableObject { @Published var path: [Int] = [] }
            """,
            to: """
                struct Root: View {
                    @StateObject private var coordinator = Coordinator()
                    var body: some View {
                        NavigationStack(path: $coordinator.path) {
                            Text("root")
                        }
                    }
                }
                final class Coordinator: ObservableObject { @Published var path: [Int] = [] }
                """),
        // A plain property of an observable class.
        .rewrites(
            """
            struct Root: View {
                private let router: Router
                init(router: Router) { self.router = router }
                var body: some View {
                    NavigationStack(
                        path: 1️⃣.init(
                            get: { return self.router.path },
                            set: { newPath in self.router.path = newPath }
                        )
                    ) {
                        Text("root")
                    }
                }
            }
            @Observable final class Router { var path: [String] = [] }
            """,
            to: """
                struct Root: View {
                    @Bindable private var router: Router
                    init(router: Router) { self.router = router }
                    var body: some View {
                        NavigationStack(
                            path: $router.path
                        ) {
                            Text("root")
                        }
                    }
                }
                @Observable final class Router { var path: [String] = [] }
                """, target: 17),
        .rewrites(
            """
            struct Root: View {
                @State var path = [1, 2]
                var body: some View {
                    NavigationStack(path: 1️⃣Binding { path } set: { path = $0 }) { Text("root") }
                }
            }
            """,
            to: """
                struct Root: View {
                    @State var path = [1, 2]
                    var body: some View {
                        NavigationStack(path: $path) { Text("root") }
                    }
                }
                """),
        // The closures do more than assign.
        .explains(
            """
            struct Root: View {
                @ObservedObject var store: Store
                var body: some View {
                    NavigationStack(path: 1️⃣Binding(get: { store.path }, set: { store.send($0) })) { Text("root") }
                }
            }
            """,
            because: "more than read one property and assign it",
            given: """
                final class Store: ObservableObject {
                    @Published var path: [Int] = []
                    func send(_ path: [Int]) { self.path = path }
                }
                """),
        .explains(
            """
            struct Root: View {
                @State var path: [Int]?
                var body: some View {
                    NavigationStack(path: 1️⃣Binding(get: { path ?? [] }, set: { path = $0 })) { Text("root") }
                }
            }
            """,
            because: "more than read one property"),
        // An observable class out of the environment is made bindable first.
        .rewrites(
            """
            struct Root: View {
                @Environment(Router.self) private var router
                var body: some View {
                    // the only stack
                    NavigationStack(path: 1️⃣.init(get: { router.path }, set: { router.path = $0 })) {
                        Text("root")
                    }
                }
            }
            """,
            to: """
                struct Root: View {
                    @Environment(Router.self) private var router
                    var body: some View {
                        // the only stack
                        @Bindable var router = router
                        NavigationStack(path: $router.path) {
                            Text("root")
                        }
                    }
                }
                """, target: 17, given: "@Observable final class Router { var path: [String] = [] }"),
        // A property that returns its only expression would have to return it by name.
        .explains(
            """
            struct Root: View {
                @Environment(Router.self) private var router
                var body: some View { stack }
                private var stack: some View {
                    NavigationStack(path: 1️⃣Binding(get: { router.path }, set: { router.path = $0 })) { Text("root") }
                }
            }
            """,
            because: "`@Bindable var router = router`", target: 17,
            given: "@Observable final class Router { var path: [String] = [] }"),
        // Made by a property of the model.
        .explains(
            """
            struct Root: View {
                @ObservedObject var model: Model
                var body: some View {
                    NavigationStack(path: 1️⃣model.pathBinding) { Text("root") }
                }
            }
            """,
            because: "stand at Model.swift, line 4",
            with: [
                "Model.swift": """
                final class Model: ObservableObject {
                    @Published var path: [Int] = []
                    var pathBinding: Binding<[Int]> {
                        Binding(get: { self.path }, set: { self.path = $0; self.save() })
                    }
                    func save() {}
                }
                """
            ]),
        // `let` in the middle can't be bound through.
        .explains(
            """
            struct Root: View {
                @StateObject var app = AppModel()
                var body: some View {
                    NavigationStack(path: 1️⃣Binding(get: { app.router.path }, set: { app.router.path = $0 })) { Text("root") }
                }
            }
            final class AppModel: ObservableObject { let router = Router() }
            final class Router: ObservableObject { @Published var path: [Int] = [] }
            """,
            because: "`router` is not known to be a `var`"),
        .silent(
            """
            struct Root: View {
                @State private var path: [Int] = []
                let makePath: Binding<[Int]>
                var body: some View {
                    NavigationStack(path: $path) { Text("root") }
                    NavigationStack(path: makePath) { Text("other") }
                    NavigationStack { Slider(value: Binding(get: { 0.5 }, set: { _ in })) }
                }
            }
            """),
    ]
}
