/// Where "set" leads: to a tab, or to a page that takes the place of all the others.
public enum Destination<Tab, Route> {
    case tab(Tab)
    case page(Route)
}

extension Destination: Sendable where Tab: Sendable, Route: Sendable {}
extension Destination: Equatable where Tab: Equatable, Route: Equatable {}
