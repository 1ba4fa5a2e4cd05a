extension RandomAccessCollection where Self: Sendable, SubSequence: Sendable {
  /// What `transform` makes of each portion of it, in their order, worked out on all processors.
  func mapPortions<Value: Sendable>(
    _ transform: @escaping @Sendable (SubSequence) -> Value
  ) async -> [Value] {
    // Few at once, and each of them short: tasks wait for a processor in the order in which they come,
    // so the next key would wait behind all that are there already.
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

  /// What `transform` makes of each element, in their order, worked out on all processors.
  func mapInPortions<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    await mapPortions { $0.map(transform) }.flatMap(\.self)
  }
}
