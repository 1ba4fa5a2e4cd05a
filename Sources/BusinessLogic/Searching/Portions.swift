extension RandomAccessCollection where Self: Sendable, SubSequence: Sendable {
  /// Returns the results of `transform` for portions of the collection, in order, computed on all
  /// processors.
  func mapPortions<Value: Sendable>(
    _ transform: @escaping @Sendable (SubSequence) -> Value
  ) async -> [Value] {
    // Few portions at a time, and short ones: tasks run in the order of their creation, so the
    // search for the next key waits behind all pending portions.
    let length = Swift.max(1, (count + 127) / 128)
    let atOnce = 4
    return await withTaskGroup(of: (place: Int, value: Value).self) { group in
      var values: [(place: Int, value: Value)] = []
      for (place, start) in stride(from: 0, to: count, by: length).enumerated() {
        if place >= atOnce, let value = await group.next() { values.append(value) }
        group.addTask { (place, transform(dropFirst(start).prefix(length))) }
      }
      for await value in group { values.append(value) }
      return values.sorted { $0.place < $1.place }.map(\.value)
    }
  }

  /// Returns the results of `transform` in the order of the elements, computed on all processors.
  func mapInPortions<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    await mapPortions { $0.map(transform) }.flatMap(\.self)
  }
}
