// Uses everything generic in ShellCore with a type: Embedded Swift reports what it can't compile only then.
import ShellCore

enum Tab { case first, second }

enum Route: Equatable { case page(Int), settings }

@_cdecl("instances")
public func instances(_ seed: Int32) -> Int32 {
    var sum = stacks(Int(seed))
    sum += shell(Int(seed))
    sum += forwarder(Int(seed))
    sum += bars(Int(seed))
    sum += motion(Double(seed))
    return Int32(truncatingIfNeeded: sum)
}

func stacks(_ seed: Int) -> Int {
    var stack = StackModel<Route>()
    let first = stack.push(.page(seed))
    stack.push(.settings)
    stack.replace(.page(1))
    stack.pop(toDepth: 1)
    stack.set([.page(2), .page(3)])
    let change = stack.reconcile(with: [first])
    stack.path.removeAll()
    stack.popToRoot()
    let menu = stack.backMenu(root: 0) { $0 == .settings ? 1 : 2 }
    return stack.depth + change.removed.count + change.added.count + menu.count + (stack.pop() == nil ? 1 : 0)
        + stack.routes.count + (stack.top == first ? 1 : 0) + (menu.first == menu.last ? 1 : 0)
}

func shell(_ seed: Int) -> Int {
    var shell = ShellModel<Tab, Route>(tabs: .first, .second)
    guard var other = ShellModel<Tab, Route>(tabs: [.first, .second], selection: .second) else { return 0 }
    shell.current.push(.page(seed))
    shell[.second].push(.settings)
    shell.selection = .second
    shell.tabBarSelection = .first
    shell.tabBarSelection = .second
    let effect = shell.tap(.second)
    shell.set(.page(.settings), from: .first)
    shell.set(.tab(.first))
    let link = DeepLink<Tab, Route>(tab: .second, path: [.settings])
    shell.open(link)
    other.restore(shell.snapshot)
    other.setTabs([.first])
    return (effect == .poppedToRoot ? 1 : 0) + (shell.snapshot == other.snapshot ? 1 : 0) + shell.tabs.count
        + (link == DeepLink(tab: .first) ? 1 : 0) + (Destination<Tab, Route>.tab(.first) == .page(.settings) ? 1 : 0)
}

func forwarder(_ seed: Int) -> Int {
    var forwarder = RouteForwarder<Route>()
    var stack = [Route.settings, .page(seed)]
    let step = forwarder.receive(stack)
    forwarder.trim(&stack)
    return step.pushed.count + stack.count + (step == forwarder.receive(stack) ? 1 : 0)
}

func bars(_ seed: Int) -> Int {
    var visibility = BarVisibility(root: .shared)
    let change = visibility.handle(.willShow(.page, animated: seed > 1))
    let layout = ItemLayout(
        leading: [.item(BarItem(id: 1, width: 20)), .fixedSpace(nil), .group([BarItem(id: 2, width: Double(seed))])],
        trailing: [],
        width: 402, metrics: BarMetrics(Platform(system: seed)), direction: .rightToLeft)
    return (change == nil ? 0 : 1) + layout.items.count + layout.backgrounds.count + Int(layout.title.width)
}

func motion(_ seed: Double) -> Int {
    let drag = PopDrag(
        location: Vector(x: seed, y: 0), translation: Vector(x: 9, y: 1), windowWidth: 402, depth: 1,
        scroller: PopDrag.Scroller(offset: 0, width: 402, contentWidth: 804), system: 26)
    var edge = ScrollEdge(behavior: .onScrollDown)
    edge.scroll(to: seed, content: 2000, viewport: 700)
    let backdrop = Backdrop(window: Int?.none, navigation: 1, lower: nil, upper: Int(seed))
    let revealed = backdrop.revealed(.outer, at: .pop(progress: seed))
    return (PopGesture.winner(of: drag) == .pop ? 1 : 0) + (PopGesture.completes(drag) ? 1 : 0)
        + Int(PopGesture.progress(of: drag) * 10 + edge.topStrength * 10) + (revealed?.color ?? 0)
        + (backdrop.isSeamless(at: .resting) ? 1 : 0)
}
