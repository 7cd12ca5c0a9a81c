import Combine

extension NSNotification {
    public struct Name: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

@objc
open class NSNotification: NSObject {}

public struct Notification {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
}

@objc
open class NotificationCenter: NSObject, @unchecked Sendable {
    public class var `default`: NotificationCenter { NotificationCenter() }
    open func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {}
    open func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { NSObject() }
    open func removeObserver(_ observer: Any) {}
    open func post(name aName: NSNotification.Name, object anObject: Any?) {}
    open func post(name aName: NSNotification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil) {}

    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher() }
}

@objc
open class OperationQueue: NSObject, @unchecked Sendable {
    public class var main: OperationQueue { OperationQueue() }
}

@objc
open class RunLoop: NSObject, Scheduler {
    public typealias SchedulerTimeType = Date
    public class var main: RunLoop { RunLoop() }
    public struct Mode: Hashable, Sendable {
        public static let common = Mode()
        public static let `default` = Mode()
    }
}

extension DispatchQueue: Combine.Scheduler {
    public typealias SchedulerTimeType = DispatchTime
}

@objc
open class Timer: NSObject {
    open func invalidate() {}
    open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { Timer() }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public func connect() -> any Cancellable { AnyCancellable {} }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {}
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}
