import Synchronization

/// A value that is made at most once, at first use, whichever thread asks.
final class Once<Value: Sendable>: Sendable {
    private let stored = Mutex<Value?>(nil)

    /// The value; `make` runs only the first time, under the lock.
    func value(_ make: () -> Value) -> Value {
        stored.withLock { stored in
            if let value = stored { return value }
            let value = make()
            stored = value
            return value
        }
    }
}
