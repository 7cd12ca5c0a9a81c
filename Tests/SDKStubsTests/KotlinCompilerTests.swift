import Testing
import TestSupport

@Suite(.enabled(if: KotlinCompiler.unavailability == nil, "\(KotlinCompiler.unavailability ?? "")"))
struct KotlinCompilerTests {
    private let common = """
        package sample

        import androidx.compose.material3.Text
        import androidx.compose.runtime.Composable
        import kotlinx.serialization.Serializable
        import kotlinx.serialization.json.Json
        import org.jetbrains.compose.resources.stringResource
        import sample.app.generated.resources.Res
        import sample.app.generated.resources.greeting

        @Serializable
        sealed interface Route {
            val title: String? get() = null
        }

        @Serializable
        data class Page(val id: Long, override val title: String? = null) : Route

        expect fun system(): String

        fun encode(route: Route): String = Json.encodeToString(Route.serializer(), route)

        @Composable
        fun App() {
            Text(stringResource(Res.string.greeting) + system())
        }

        """

    private func errors(common: String, ios: String) throws -> [String] {
        let files = [
            "settings.gradle.kts": "rootProject.name = \"Sample\"",
            "app/src/commonMain/composeResources/values/strings.xml":
                "<resources><string name=\"greeting\">Hello</string></resources>",
            "app/src/commonMain/kotlin/App.kt": common,
            "app/src/iosMain/kotlin/main.ios.kt": ios,
        ]
        return try KotlinCompiler.shared.errors(of: KotlinProgram(files, sourceSets: ["commonMain", "iosMain"]))
    }

    private let ios = """
        package sample

        import androidx.compose.ui.window.ComposeUIViewController
        import platform.UIKit.UIViewController

        actual fun system(): String = "iOS"

        fun MainViewController(): UIViewController = ComposeUIViewController { App() }

        """

    @Test func compilesSourceSetsTogether() throws {
        #expect(try errors(common: common, ios: ios) == [])
    }

    @Test func namesTheFileAndTheLineOfAnError() throws {
        let found = try errors(common: common, ios: ios.replacing("{ App() }", with: "{ App(topLevelRoute = null) }"))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("app/src/iosMain/kotlin/main.ios.kt:8: error: ") == true)
    }

    @Test func missesAnActualAndAnArgument() throws {
        #expect(try !errors(common: common, ios: ios.replacing("actual fun system(): String = \"iOS\"", with: "")).isEmpty)
        #expect(try !errors(common: common.replacing("val title: String? get() = null", with: ""), ios: ios).isEmpty)
    }
}
