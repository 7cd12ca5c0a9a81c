import Foundation

/// What a check against a real SDK needs beside it: `#Preview`, whose macro is Xcode's alone, and, where the SDK is older than
/// 27, what the rules write of iOS 27.
enum SDKAdditions {
    static func write(for sdk: URL, into folder: URL) throws -> URL {
        let file = folder.appendingPathComponent("Additions.swift")
        let text = try version(of: sdk) < 27 ? previews + symbolsOf27 : previews
        try Data(text.utf8).write(to: file)
        return file
    }

    private static func version(of sdk: URL) throws -> Int {
        struct Settings: Decodable {
            let version: String

            enum CodingKeys: String, CodingKey {
                case version = "Version"
            }
        }
        let data = try Data(contentsOf: sdk.appendingPathComponent("SDKSettings.json"))
        return Int(try JSONDecoder().decode(Settings.self, from: data).version.prefix { $0 != "." }) ?? 0
    }

    private static let previews = """
        import SwiftUI
        import UIKit

        struct _PreviewMacro {
            @preconcurrency init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {}
        }

        """

    private static let symbolsOf27 = """
        @available(iOS 27.0, *)
        extension UIBarAppearance {
            var overrideUserInterfaceStyle: UIUserInterfaceStyle {
                get { .unspecified }
                set {}
            }
        }

        @available(iOS 27.0, *)
        extension UITabBarController {
            var prominentTabIdentifier: String? {
                get { nil }
                set {}
            }
        }

        @available(iOS 27.0, *)
        extension ToolbarPlacement {
            static var statusBar: ToolbarPlacement { .automatic }
        }

        @available(iOS 27.0, *)
        enum ToolbarMinimizationBehavior { case automatic, never, onScrollDown, onScrollUp }

        @available(iOS 27.0, *)
        extension View {
            func toolbarMinimizationBehavior(
                _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
            ) -> some View { self }
        }

        @available(iOS 27.0, *)
        extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
            static var bordered: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
        }
        """
}
