import Synchronization

/// Runs work on threads with stacks deep enough for the parser.
public enum Parallel {
    /// The results of `transform`, in the order of `items`, made on at most `jobs` threads.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        guard !items.isEmpty else { return [] }
        let next = Shared(Atomic<Int>(0))
        let results = Shared(Mutex<[Result?]>(Array(repeating: nil, count: items.count)))
        let work = { @Sendable in
            while true {
                let index = next.value.add(1, ordering: .relaxed).oldValue
                guard index < items.count else { break }
                let result = transform(items[index])
                results.value.withLock { $0[index] = result }
            }
        }
        start(max(1, min(jobs, items.count)), work)
        return results.value.withLock { $0.compactMap { $0 } }
    }

    /// What `work` returns, made on a thread of its own with a deep stack.
    public static func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        let result = Shared(Mutex<Result?>(nil))
        guard
            let thread = DeepThread({
                let made = work()
                result.value.withLock { $0 = made }
            })
        else { return work() }
        thread.join()
        return result.value.withLock { $0 } ?? work()
    }

    /// Runs `work` on `count` threads at once, on fewer where the system grants fewer, and waits for them.
    private static func start(_ count: Int, _ work: @escaping @Sendable () -> Void) {
        guard let thread = DeepThread(work) else { return work() }
        if count > 1 { start(count - 1, work) }
        thread.join()
    }

    /// A place that several threads share.
    private final class Shared<Value: ~Copyable & Sendable>: Sendable {
        let value: Value
        init(_ value: consuming Value) { self.value = value }
    }
}
