import ReglazeCompose
import ReglazeEngine
import Testing

/// A small iOS app around Compose, in memory.
struct IOSSample {
    var files: [String: String] = [
        "iosApp/iosApp/ContentView.swift": contentView,
        "iosApp/iosApp.xcodeproj/project.pbxproj": classicProject,
        "iosApp/iosApp/Assets.xcassets/Contents.json": "{}",
        "shared/src/commonMain/kotlin/Theme.kt": theme,
    ]
    var catalog: String? = "iosApp/iosApp/Assets.xcassets"
    var target = OSVersion(16)

    func app() throws -> ComposeApp {
        let project = ComposeProject(contents: files.mapValues { Array($0.utf8) })
        var app = ComposeApp(project: project, navigation: .navigation2)
        app.ios = IOSApp(
            folder: "iosApp/iosApp", hostView: IOSApp.SwiftType(name: "ComposeView", path: "iosApp/iosApp/ContentView.swift"),
            contentView: IOSApp.SwiftType(name: "ContentView", path: "iosApp/iosApp/ContentView.swift"),
            target: project.index.targets.first, deploymentTarget: target, framework: "ComposeApp", assetCatalog: catalog,
            hasAccentColor: false)
        return app
    }

    /// The app with a change made.
    func applying(_ change: ComposeChange) -> IOSSample {
        var result = self
        for file in change.files { result.files[file.path] = file.new.text }
        return result
    }

    static var plan: ShellPlan {
        var plan = ShellSample.plan
        plan.tabs[0].translations = ["de": "Neuigkeiten", "pt-BR": "Novidades"]
        plan.tabs[1].translations = ["de": "Gemerkt"]
        return plan
    }

    static let contentView = """
        import UIKit
        import SwiftUI
        import ComposeApp

        struct ComposeView: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController {
                MainViewControllerKt.MainViewController()
            }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }

        struct ContentView: View {
            var body: some View {
                ComposeView().ignoresSafeArea(.keyboard) // Compose has its own
            }
        }

        """

    static let theme = """
        package org.sample

        val Violet = Color(0xFF7F52FF)
        private val light = lightColorScheme(primary = Violet, secondary = Color(0xFF000000))
        private val dark = darkColorScheme(primary = Color(0xFFB59CFF))
        """

    static let classicProject = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	objectVersion = 50;
        	objects = {
        		A1 /* ContentView.swift in Sources */ = {isa = PBXBuildFile; fileRef = A2 /* ContentView.swift */; };
        		A3 /* Assets.xcassets in Resources */ = {isa = PBXBuildFile; fileRef = A4 /* Assets.xcassets */; };
        		A2 /* ContentView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ContentView.swift; sourceTree = "<group>"; };
        		A4 /* Assets.xcassets */ = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        		B1 = {
        			isa = PBXGroup;
        			children = (
        				B2 /* iosApp */,
        			);
        			sourceTree = "<group>";
        		};
        		B2 /* iosApp */ = {
        			isa = PBXGroup;
        			children = (
        				A2 /* ContentView.swift */,
        				A4 /* Assets.xcassets */,
        			);
        			path = iosApp;
        			sourceTree = "<group>";
        		};
        		C1 /* iosApp */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = D1;
        			buildPhases = (
        				E1 /* Sources */,
        				E2 /* Resources */,
        			);
        			name = iosApp;
        			productType = "com.apple.product-type.application";
        		};
        		D1 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				D2 /* Debug */,
        			);
        		};
        		D2 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 16.0;
        			};
        			name = Debug;
        		};
        		E1 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        				A1 /* ContentView.swift in Sources */,
        			);
        		};
        		E2 /* Resources */ = {
        			isa = PBXResourcesBuildPhase;
        			files = (
        				A3 /* Assets.xcassets in Resources */,
        			);
        		};
        		F1 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = D1;
        			developmentRegion = en;
        			knownRegions = (
        				en,
        				Base,
        			);
        			mainGroup = B1;
        			targets = (
        				C1 /* iosApp */,
        			);
        		};
        	};
        	rootObject = F1 /* Project object */;
        }

        """

    /// The same with a folder whose files Xcode finds itself.
    static let synchronizedProject = """
        // !$*UTF8*$!
        {
        	objects = {
        		B1 = {
        			isa = PBXGroup;
        			children = (
        				B2 /* iosApp */,
        			);
        			sourceTree = "<group>";
        		};
        		B2 /* iosApp */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			path = iosApp;
        			sourceTree = "<group>";
        		};
        		C1 /* iosApp */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = D1;
        			buildPhases = (
        			);
        			fileSystemSynchronizedGroups = (
        				B2 /* iosApp */,
        			);
        			name = iosApp;
        			productType = "com.apple.product-type.application";
        		};
        		D1 = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				D2 /* Debug */,
        			);
        		};
        		D2 /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 16.0;
        			};
        			name = Debug;
        		};
        		F1 /* Project object */ = {
        			isa = PBXProject;
        			buildConfigurationList = D1;
        			mainGroup = B1;
        			targets = (
        				C1 /* iosApp */,
        			);
        		};
        	};
        	rootObject = F1 /* Project object */;
        }

        """
}

extension ComposeChange {
    func text(of path: String) -> String? { files.first { $0.path == path }?.new.text }

    /// `name: written`, a line a step.
    var states: [String] {
        steps.map { step in
            switch step.state {
            case .written: "\(step.name): written"
            case .present: "\(step.name): present"
            case .refused: "\(step.name): refused"
            case .notNeeded: "\(step.name): not needed"
            }
        }
    }

    var gaps: [String] { steps.flatMap(\.gaps).map { ($0.location.map { "\($0.path):\($0.line): " } ?? "") + $0.text } }

    func reason(of name: String) -> String? {
        for step in steps where step.name == name {
            if case .refused(let reason) = step.state { return reason }
            if case .notNeeded(let reason) = step.state { return reason }
        }
        return nil
    }
}
