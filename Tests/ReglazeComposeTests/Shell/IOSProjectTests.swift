import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// What the shell changes in the iOS app around its own files.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct IOSProjectTests {
    private let folder = "iosApp/iosApp"

    @Test func everyFileIsInTheTarget() throws {
        let sample = IOSSample()
        let change = SwiftShell.change(for: IOSSample.plan, in: try sample.app())
        #expect(
            change.states == [
                "accent-color: written", "localised-titles: written", "swift-shell: written", "content-view: written",
                "xcode-project: written",
            ])
        let project = try #require(change.text(of: "iosApp/iosApp.xcodeproj/project.pbxproj"))
        let lines = project.split(separator: "\n")
        let old = IOSSample.classicProject.split(separator: "\n")
        let added = lines.difference(from: old).insertions.map { change -> Substring in
            if case .insert(_, let line, _) = change { return line }
            return ""
        }
        #expect(lines.difference(from: old).removals.isEmpty)
        for name in ["NavigationCoordinators.swift", "NativeNavContentView.swift"] {
            #expect(added.count { $0.contains("/* \(name) in Sources */") } == 2)
            #expect(added.count { $0.contains("/* \(name) */") } == 3)
        }
        #expect(added.count { $0.contains("/* Localizable.xcstrings in Resources */") } == 2)
        #expect(added.contains { $0.contains("lastKnownFileType = text.json.xcstrings") })
        #expect(added.filter { $0.hasSuffix(",") && !$0.contains("/*") } == ["\t\t\t\tde,", "\t\t\t\t\"pt-BR\","])

        let target = try #require(sample.applying(change).app().ios?.target)
        for name in ["ContentView.swift", "NavigationCoordinators.swift", "NativeNavContentView.swift"] {
            #expect(target.sources.lists("\(folder)/\(name)"))
        }
    }

    @Test func aSecondRunChangesNothing() throws {
        let sample = IOSSample()
        let first = SwiftShell.change(for: IOSSample.plan, in: try sample.app())
        let second = SwiftShell.change(for: IOSSample.plan, in: try sample.applying(first).app())
        #expect(second.files.isEmpty)
        #expect(second.states.allSatisfy { $0.hasSuffix("present") })
    }

    @Test func aSynchronizedFolderNeedsNoEntry() throws {
        var sample = IOSSample()
        sample.files["iosApp/iosApp.xcodeproj/project.pbxproj"] = IOSSample.synchronizedProject
        let change = SwiftShell.change(for: IOSSample.plan, in: try sample.app())
        #expect(change.reason(of: "xcode-project") == "its folder is synchronized: Xcode takes in what lies there")
        #expect(change.files.map(\.path).allSatisfy { !$0.hasSuffix("pbxproj") })
        #expect(change.text(of: "\(folder)/Localizable.xcstrings") != nil)
    }

    @Test func withoutAProjectThePersonAddsTheFiles() throws {
        var sample = IOSSample()
        sample.files["iosApp/iosApp.xcodeproj/project.pbxproj"] = nil
        let change = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        #expect(
            change.gaps == [
                "add to the app's target: iosApp/iosApp/NativeNavContentView.swift, iosApp/iosApp/NavigationCoordinators.swift"
            ])
        #expect(change.text(of: "\(folder)/ContentView.swift")?.contains("#available") == true)
    }

    @Test func nothingIsWrittenWhereTheProjectIsUnusual() throws {
        var sample = IOSSample()
        sample.files["iosApp/iosApp.xcodeproj/project.pbxproj"]?.replace("A2 /* ContentView.swift */,", with: "")
        let change = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        #expect(change.files.isEmpty)
        #expect(change.reason(of: "xcode-project")?.hasPrefix("iosApp/iosApp/ContentView.swift is not in") == true)
    }

    @Test func typesThatAreTakenAreNamed() throws {
        var sample = IOSSample()
        sample.files["iosApp/iosApp/Old.swift"] = "struct TabContentView {}\n"
        sample.files["shared/src/commonMain/kotlin/Tabs.kt"] = "package org.sample\n\nenum class AppTab { A }\n"
        let change = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        #expect(
            change.reason(of: "swift-shell")
                == "the app declares `TabContentView` (iosApp/iosApp/Old.swift) already; rename it first")
        #expect(change.files.isEmpty)
        sample.files["iosApp/iosApp/Old.swift"] = nil
        let other = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        #expect(other.text(of: "\(folder)/NavigationCoordinators.swift")?.contains("enum NativeTab: String") == true)
    }

    @Test func titlesAreInTheCatalogue() throws {
        let change = SwiftShell.change(for: IOSSample.plan, in: try IOSSample().app())
        #expect(
            change.text(of: "\(folder)/Localizable.xcstrings") == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "Feed" : {
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Neuigkeiten"
                          }
                        },
                        "pt-BR" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Novidades"
                          }
                        }
                      }
                    },
                    "Saved" : {
                      "localizations" : {
                        "de" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Gemerkt"
                          }
                        }
                      }
                    },
                    "Search" : {

                    }
                  },
                  "version" : "1.0"
                }

                """)
    }

    @Test func aCatalogueThatIsThereKeepsItsTexts() throws {
        var sample = IOSSample()
        sample.files["iosApp/Localizable.xcstrings"] = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "Saved" : {
                  "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Mein" } } }
                }
              },
              "version" : "1.0"
            }
            """
        let change = SwiftShell.change(for: IOSSample.plan, in: try sample.app())
        let text = try #require(change.text(of: "iosApp/Localizable.xcstrings"))
        #expect(text.contains("\"value\" : \"Mein\"") && !text.contains("Gemerkt") && text.contains("Neuigkeiten"))
        #expect(change.text(of: "\(folder)/Localizable.xcstrings") == nil)
        let project = try #require(change.text(of: "iosApp/iosApp.xcodeproj/project.pbxproj"))
        #expect(!project.contains("xcstrings") && project.contains("\t\t\t\tde,"))

        sample.files["iosApp/Localizable.xcstrings"] =
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}\n"
        let other = SwiftShell.change(for: IOSSample.plan, in: try sample.app())
        #expect(other.text(of: "iosApp/Localizable.xcstrings")?.contains("\"Search\" : {\n\n    }\n  },\n  \"version\"") == true)
    }

    @Test func theThemeGivesTheAccentColor() throws {
        let change = SwiftShell.change(for: ShellSample.plan, in: try IOSSample().app())
        #expect(
            change.text(of: "\(folder)/Assets.xcassets/AccentColor.colorset/Contents.json") == """
                {
                  "colors" : [
                    {
                      "color" : {
                        "color-space" : "srgb",
                        "components" : {
                          "alpha" : "1.000",
                          "blue" : "0xFF",
                          "green" : "0x52",
                          "red" : "0x7F"
                        }
                      },
                      "idiom" : "universal"
                    },
                    {
                      "appearances" : [
                        {
                          "appearance" : "luminosity",
                          "value" : "dark"
                        }
                      ],
                      "color" : {
                        "color-space" : "srgb",
                        "components" : {
                          "alpha" : "1.000",
                          "blue" : "0xFF",
                          "green" : "0x9C",
                          "red" : "0xB5"
                        }
                      },
                      "idiom" : "universal"
                    }
                  ],
                  "info" : {
                    "author" : "xcode",
                    "version" : 1
                  }
                }

                """)
        #expect(change.text(of: "\(folder)/NativeNavContentView.swift")?.contains(".tint(Color(\"AccentColor\"))") == true)
    }

    @Test(arguments: [
        ("val light = lightColorScheme(primary = brand())", "the theme's primary colour `brand()` is no number"),
        (
            "val a = lightColorScheme(primary = Color(0xFF000001))\nval b = lightColorScheme(primary = Color(0xFF000002))",
            "the app has several themes with different primary colours"
        ),
        ("val a = 1", "no `lightColorScheme(primary = …)` was found in the app's theme"),
    ])
    func aThemeThatCannotBeToldLeavesTheTint(theme: String, reason: String) throws {
        var sample = IOSSample()
        sample.files["shared/src/commonMain/kotlin/Theme.kt"] = "package org.sample\n\n\(theme)\n"
        let change = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        #expect(change.reason(of: "accent-color") == "\(reason); the bars keep the system's tint")
        #expect(change.text(of: "\(folder)/NativeNavContentView.swift")?.contains("tint") == false)
    }

    @Test func paletteOfTheAppsOwn() throws {
        var sample = IOSSample()
        sample.files["shared/src/commonMain/kotlin/Theme.kt"] = """
            package org.sample

            object Brand { val rose = Color(0xFFC20257) }

            val AppLightColors = Palette(mainBackground = Color(0xFFFFFFFF), accentText = Brand.rose)
            val AppDarkColors = Palette(mainBackground = Color(0xFF000000), accentText = Color(0xCCFF8800))
            val night = AppDarkColors.copy(accentText = Color(0xFF000000))
            """
        let change = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        let text = try #require(change.text(of: "\(folder)/Assets.xcassets/AccentColor.colorset/Contents.json"))
        #expect(text.contains("\"red\" : \"0xC2\"") && text.contains("\"red\" : \"0xFF\"") && text.contains("\"0.800\""))
    }

    @Test func anAccentColorThatIsThereStays() throws {
        var sample = IOSSample()
        let path = "\(folder)/Assets.xcassets/AccentColor.colorset/Contents.json"
        sample.files[path] = #"{ "colors" : [ { "color" : {}, "idiom" : "universal" } ] }"#
        let kept = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        #expect(kept.text(of: path) == nil && kept.states.contains("accent-color: present"))
        sample.files[path] = #"{ "colors" : [ { "idiom" : "universal" } ] }"#
        let filled = SwiftShell.change(for: ShellSample.plan, in: try sample.app())
        #expect(filled.files.first { $0.path == path }?.old != nil)
        #expect(filled.text(of: path)?.contains("0x7F") == true)
    }

    @Test func theFilesCompileTogether() throws {
        var sample = IOSSample()
        let change = SwiftShell.change(for: IOSSample.plan, in: try sample.app())
        sample = sample.applying(change)
        let swift = sample.files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { ShellSample.alone($0.value) }
        for target in ["16.0", "26.0"] {
            let found = try TypeChecker.shared.diagnostics(
                of: swift + [ShellSample.routes, ShellSample.entryPoints], deploymentTarget: target)
            #expect(found == [])
        }
    }
}
