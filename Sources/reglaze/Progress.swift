import Dispatch
import Synchronization

/// A line on standard error that tells what takes so long: only on a terminal, and only after half a second.
final class Progress: Sendable {
    private struct State {
        var phase: String
        var isShown = false
        var isOver: Bool
    }

    private let state: Mutex<State>
    private let start = ContinuousClock.now

    /// - Parameter isOn: false for no line at all.
    init(_ phase: String, isOn: Bool) {
        let isOn = isOn && Terminal.isErrorATerminal
        state = Mutex(State(phase: phase, isOver: !isOn))
        if isOn { schedule(after: .milliseconds(500)) }
    }

    func enter(_ phase: String) { state.withLock { $0.phase = phase } }

    /// Takes the line away.
    func end() {
        state.withLock { state in
            if state.isShown && !state.isOver { Files.write("\r\u{1B}[K", to: 2) }
            state.isOver = true
        }
    }

    private func schedule(after delay: DispatchTimeInterval) {
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [weak self] in
            guard let self, self.show() else { return }
            self.schedule(after: .milliseconds(100))
        }
    }

    /// Whether there is more to tell.
    private func show() -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.isShown = true
            Files.write("\r\u{1B}[K\(state.phase) \((ContinuousClock.now - start).components.seconds) s", to: 2)
            return true
        }
    }
}
