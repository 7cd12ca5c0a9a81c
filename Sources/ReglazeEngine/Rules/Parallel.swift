import Foundation
import Synchronization

/// Runs work on several threads with stacks deep enough for the parser.
enum Parallel {
    /// The results of `transform`, in the order of `items`, made on `jobs` threads.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let jobs = min(jobs, items.count)
        guard jobs > 1 else { return items.map(transform) }
        let next = Shared(Atomic<Int>(0))
        let results = Shared(Mutex<[Result?]>(Array(repeating: nil, count: items.count)))
        let done = DispatchSemaphore(value: 0)
        let work = { @Sendable in
            while true {
                let index = next.value.add(1, ordering: .relaxed).oldValue
                guard index < items.count else { break }
                let result = transform(items[index])
                results.value.withLock { $0[index] = result }
            }
        }
        for _ in 1..<jobs {
            let thread = Thread {
                work()
                done.signal()
            }
            thread.stackSize = 16 << 20
            thread.start()
        }
        work()
        for _ in 1..<jobs { done.wait() }
        return results.value.withLock { $0.compactMap { $0 } }
    }

    /// A place that several threads share.
    private final class Shared<Value: ~Copyable & Sendable>: Sendable {
        let value: Value
        init(_ value: consuming Value) { self.value = value }
    }
}
