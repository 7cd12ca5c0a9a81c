#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread whose stack is deep enough for what is nested or chained ten thousand times: the parser, and every walk over its tree,
/// call themselves once a level. The system gives the stack memory only where it is used.
struct DeepThread: ~Copyable {
    private static let stackSizes = [512 << 20, 64 << 20, 8 << 20]
    private let handle: pthread_t

    /// Starts `work`; nil where the system grants no more threads.
    init?(_ work: @escaping @Sendable () -> Void) {
        let box = Unmanaged.passRetained(Work(run: work))
        for size in Self.stackSizes {
            if let handle = Self.start(box, stackSize: size) {
                self.handle = handle
                return
            }
        }
        box.release()
        return nil
    }

    /// Waits until the work is done.
    consuming func join() { pthread_join(handle, nil) }

    private final class Work: Sendable {
        let run: @Sendable () -> Void
        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private static func start(_ work: Unmanaged<Work>, stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
        #if canImport(Darwin)
            var handle: pthread_t?
            let status = pthread_create(
                &handle, &attributes,
                { argument in
                    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
                    return nil
                }, work.toOpaque())
            return status == 0 ? handle : nil
        #else
            var handle = pthread_t()
            let status = pthread_create(
                &handle, &attributes,
                { argument in
                    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
                    return nil
                }, work.toOpaque())
            return status == 0 ? handle : nil
        #endif
    }
}
