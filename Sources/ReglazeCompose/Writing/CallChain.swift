import ReglazeEngine

/// The functions from `App` to the host, each with its call of the next one.
struct CallChain {
    struct Link {
        let function: KotlinFunction
        /// nil for the host.
        let call: KotlinCall?
    }

    let links: [Link]

    /// nil where the host can't be reached from `App` by calls that can be told.
    init?(from app: KotlinFunction, to host: KotlinFunction, symbols: KotlinSymbols) {
        guard let links = Self.path(from: app, to: host, symbols: symbols, depth: 0) else { return nil }
        self.links = links
    }

    private static func path(
        from function: KotlinFunction, to host: KotlinFunction, symbols: KotlinSymbols, depth: Int
    ) -> [Link]? {
        if function.place.node == host.place.node { return [Link(function: function, call: nil)] }
        guard depth < 5, let body = function.body else { return nil }
        for call in KotlinCall.all(in: body) {
            guard let callee = symbols.function(of: call, in: function.place.file), callee.isComposable,
                let rest = path(from: callee, to: host, symbols: symbols, depth: depth + 1)
            else { continue }
            return [Link(function: function, call: call)] + rest
        }
        return nil
    }

    /// What `App` and the host give to a parameter of the function at an index of the chain: the argument, and the index of the
    /// function in which it stands.
    func argument(for parameter: String, of index: Int) -> (value: KotlinNode, index: Int)? {
        guard index > 0, let call = links[index - 1].call,
            let place = links[index].function.parameters.firstIndex(where: { $0.name == parameter }),
            let value = call.argument(named: parameter, at: place)?.value
        else { return nil }
        return (value, index - 1)
    }
}
