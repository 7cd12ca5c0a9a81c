public enum Publishers {
    public struct Stage<Output, Failure: Error>: Publisher {
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
    }

    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
    }
}

/// The operators answer with one type of ours instead of a type each: only what flows through is of interest here.
extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Stage<T, Failure> { .init() }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Stage<T, Failure> { .init() }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Stage<Output, Failure> { .init() }
    public func dropFirst(_ count: Int = 1) -> Publishers.Stage<Output, Failure> { .init() }
    public func replaceError(with output: Output) -> Publishers.Stage<Output, Never> { .init() }
    public func receive<S: Scheduler>(on scheduler: S) -> Publishers.Stage<Output, Failure> { .init() }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> Publishers.Stage<Output, Failure> { .init() }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable { AnyCancellable {} }
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        AnyCancellable {}
    }
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init() }
}
