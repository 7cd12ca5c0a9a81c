extension Project {
    /// What the project is made with, sorted: `compose`, `flutter`, `kotlin`, `objective-c`, `react-native`, `swiftui`, `uikit`.
    ///
    /// It is told by the bytes of the files, and looked for anew at each call.
    public var kinds: [String] {
        let words = [("swiftui", "SwiftUI"), ("uikit", "UIKit"), ("flutter", "import Flutter"), ("react-native", "import React")]
        var kinds = words.filter { _, word in files.contains { $0.containsWord(word) } }.map(\.0)
        if otherFiles.contains(where: { $0.kind == .objectiveC && !$0.path.hasSuffix(".h") }) { kinds.append("objective-c") }
        let kotlin = otherFiles.filter { $0.kind == .kotlin }
        if !kotlin.isEmpty { kinds.append("kotlin") }
        let compose = Array("androidx.compose".utf8)
        if kotlin.contains(where: { ByteSearch.firstIndex(of: compose, in: (try? bytes(of: $0.path)) ?? []) != nil }) {
            kinds.append("compose")
        }
        return kinds.sorted()
    }
}
