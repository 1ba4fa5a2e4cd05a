extension RandomAccessCollection where Self: Sendable, SubSequence: Sendable {
  /// What `transform` makes of each portion of it, in their order, worked out on all processors.
  func mapPortions<Value: Sendable>(
    _ transform: @escaping @Sendable (SubSequence) -> Value
  ) async -> [Value] {
    // Enough for most machines to be busy to the end; each portion looks for the best of its own.
    let length = Swift.max(1, (count + 15) / 16)
    return await withTaskGroup(of: (place: Int, value: Value).self) { group in
      for (place, start) in stride(from: 0, to: count, by: length).enumerated() {
        group.addTask { (place, transform(dropFirst(start).prefix(length))) }
      }
      return await group.reduce(into: []) { $0.append($1) }.sorted { $0.place < $1.place }
        .map(\.value)
    }
  }

  /// What `transform` makes of each element, in their order, worked out on all processors.
  func mapInPortions<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Value
  ) async -> [Value] {
    await mapPortions { $0.map(transform) }.flatMap(\.self)
  }
}
