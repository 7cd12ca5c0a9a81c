import ReglazeEngine

/// Chooses the host among the calls that show pages, and finds what is drawn around it.
enum HostReader {
    /// The function and the call of the library; nil where there is none, which is then named in `missing`.
    static func host(
        among displays: [KotlinPlace], entries: [HostEntry], into reading: inout AppReading
    ) -> (KotlinFunction, KotlinPlace)? {
        let found = displays.compactMap { place in
            reading.function(around: place.node, in: place.file).map { (function: $0, display: place) }
        }
        let candidates = found.map { AppReading.candidate($0.function.name, at: $0.function.declaration.location) }
        if let wanted = reading.options.host {
            guard let named = found.first(where: { $0.function.name == wanted }) else {
                reading.miss(
                    "host", "no function `\(wanted)` shows pages with \(reading.library.kind.title)", candidates: candidates,
                    isMisnamed: true)
                return nil
            }
            return (named.function, named.display)
        }
        guard let first = found.first else {
            let names = reading.library.displays.sorted().map { "`\($0)`" }.joined(separator: " or ")
            reading.miss("host", "\(reading.library.kind.title) is imported, but no function calls \(names)")
            return nil
        }
        guard found.count > 1 else { return (first.function, first.display) }
        // The one that shows the most pages is the app's; the others are inside of one of its pages, or around it.
        let counted = found.map { host in
            (
                host: host,
                count: entries.count {
                    isShown($0, by: host.function, at: host.display, besides: Set(found.map(\.function.declaration)), reading)
                }
            )
        }
        guard let best = counted.max(by: { $0.count < $1.count }) else { return nil }
        let others = counted.filter { $0.host.display.node != best.host.display.node }
        if others.contains(where: {
            $0.count == best.count && best.count > 0 && $0.host.function.declaration != best.host.function.declaration
        }) {
            reading.miss(
                "host", "several functions show as many pages; name the one that holds the app's tabs", candidates: candidates)
        }
        let names = others.map { "`\($0.host.function.name)` (\($0.count) \($0.count == 1 ? "page" : "pages"))" }.joined(
            separator: ", ")
        reading.note(
            "`\(best.host.function.name)` shows the most pages (\(best.count)) and was taken for the host; others: \(names)",
            at: best.host.function.declaration.location)
        return (best.host.function, best.host.display)
    }

    private static func isShown(
        _ entry: HostEntry, by function: KotlinFunction, at display: KotlinPlace, besides hosts: Set<KotlinDeclaration>,
        _ reading: AppReading
    ) -> Bool {
        guard let builder = entry.builder else { return false }
        if builder.declaration == function.declaration {
            let inside = entry.call.node.ancestors.contains { $0 == display.node }
            let isInAnother = entry.call.node.ancestors.contains { node in
                node != display.node && KotlinCall(node).map { reading.library.displays.contains($0.name) } ?? false
            }
            return inside || !isInAnother
        }
        return reading.reaches(builder.declaration, from: function, depth: 3, closed: hosts.subtracting([function.declaration]))
    }

    /// The bar or scaffold around a display: the outermost composable whose lambda holds it and that draws a bar.
    static func findChrome(into reading: inout AppReading) {
        guard var host = reading.app.host else { return }
        let file = host.display.file
        for node in host.display.node.ancestors {
            guard let call = KotlinCall(node), call.node != host.display.node else {
                if node == host.function.place.node { break }
                continue
            }
            if isScaffold(call, in: file, reading, depth: 0) {
                host.chrome = KotlinPlace(call.node, in: file)
                host.topBar = topBar(of: call).map { KotlinPlace($0, in: file) }
                break
            }
        }
        reading.app.host = host
    }

    private static func topBar(of call: KotlinCall) -> KotlinNode? {
        guard let bar = call.argument(named: "topBar"), let lambda = bar.lambda, !lambda.statements.isEmpty else { return nil }
        return bar.value
    }

    private static let scaffolds: Set<String> = ["Scaffold", "NavigationSuiteScaffold", "NavigationSuiteScaffoldLayout"]

    /// Whether a call draws a bar for the tabs: a scaffold with one, or a function of the app that holds such a scaffold or bar.
    private static func isScaffold(_ call: KotlinCall, in file: KotlinFile, _ reading: AppReading, depth: Int) -> Bool {
        if scaffolds.contains(call.name) {
            return call.name != "Scaffold" || call.argument(named: "bottomBar") != nil || call.argument(named: "topBar") != nil
        }
        guard depth < 3, let function = reading.symbols.function(of: call, in: file), function.isComposable,
            function.parameters.contains(where: { $0.type.contains("->") && $0.type.contains("Composable") }),
            let body = function.body
        else { return false }
        return drawsBar(body, in: function.place.file, reading, depth: 0)
    }

    /// Whether code draws a bar of tabs, itself or through functions of the app.
    static func drawsBar(_ body: KotlinNode, in file: KotlinFile, _ reading: AppReading, depth: Int) -> Bool {
        for call in KotlinCall.all(in: body) {
            if TabReader.bars.contains(call.name), reading.symbols.callee(of: call, in: file) == nil { return true }
            if depth < 3, let function = reading.symbols.function(of: call, in: file), function.isComposable,
                let inner = function.body
            {
                if TabReader.isBarName(function.name), function.parameters.contains(where: { $0.type.contains("->") }) {
                    return true
                }
                if drawsBar(inner, in: function.place.file, reading, depth: depth + 1) { return true }
            }
        }
        return false
    }
}
