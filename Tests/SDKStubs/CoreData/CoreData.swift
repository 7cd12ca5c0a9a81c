@_exported import Foundation
import Combine

@objc
open class NSManagedObjectContext: NSObject {
    open var hasChanges: Bool { false }
    open func save() throws {}
    open func delete(_ object: NSManagedObject) {}
}

@objc
open class NSManagedObject: NSObject, ObservableObject, Identifiable {
    open var managedObjectContext: NSManagedObjectContext? { nil }
    public convenience init(context: NSManagedObjectContext) { self.init() }
}

@objc
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}

public class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {}

@objc
open class NSPredicate: NSObject {
    public convenience init(format: String, _ arguments: any CVarArg...) { self.init() }
}

@objc
open class NSSortDescriptor: NSObject {
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) { self.init() }
}

@objc
open class NSEntityDescription: NSObject {}
