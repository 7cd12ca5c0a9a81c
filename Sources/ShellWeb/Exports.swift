#if arch(wasm32)
    // What the module gives to the page. Each function takes the simulator that `simulator_create` has made, so that the module
    // holds nothing by itself.

    /// A simulator, to be handed to the others.
    @_cdecl("simulator_create")
    public func simulatorCreate() -> UnsafeMutableRawPointer {
        let simulator = UnsafeMutablePointer<Simulator>.allocate(capacity: 1)
        simulator.initialize(to: Simulator())
        return UnsafeMutableRawPointer(simulator)
    }

    /// Takes what somebody does: the number of an ``Event``, and what belongs to it. An unknown one does nothing.
    /// - Returns: see ``Simulator/handle(_:_:_:_:_:)``.
    @_cdecl("simulator_event")
    public func simulatorEvent(
        _ simulator: UnsafeMutableRawPointer, _ event: Int32, _ a: Double, _ b: Double, _ c: Double, _ d: Double
    ) -> Int32 {
        guard let event = Event(rawValue: event) else { return 0 }
        let outcome = simulator.assumingMemoryBound(to: Simulator.self).pointee.handle(event, a, b, c, d)
        return Int32(truncatingIfNeeded: outcome)
    }

    /// Lets time pass until this second.
    /// - Returns: 1 while anything moves.
    @_cdecl("simulator_advance")
    public func simulatorAdvance(_ simulator: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
        simulator.assumingMemoryBound(to: Simulator.self).pointee.advance(to: time) ? 1 : 0
    }

    /// Writes what is to be seen into a buffer of the page.
    /// - Returns: how many numbers there are; where that is more than `capacity`, the rest is missing.
    @_cdecl("simulator_state")
    public func simulatorState(
        _ simulator: UnsafeMutableRawPointer, _ buffer: UnsafeMutableRawPointer, _ capacity: Int32
    ) -> Int32 {
        let numbers = simulator.assumingMemoryBound(to: Simulator.self).pointee.state()
        let target = buffer.assumingMemoryBound(to: Double.self)
        for (index, number) in numbers.enumerated() where index < Int(capacity) { target[index] = number }
        return Int32(truncatingIfNeeded: numbers.count)
    }

    /// Room for numbers, for `simulator_state`.
    @_cdecl("simulator_buffer")
    public func simulatorBuffer(_ capacity: Int32) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer(UnsafeMutablePointer<Double>.allocate(capacity: Int(capacity)))
    }
#endif
