import Combine

// SwiftUI lends these two names from Combine; the rest of Combine needs its own import.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published
