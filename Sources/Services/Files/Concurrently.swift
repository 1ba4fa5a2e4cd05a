import CLibrary

extension Array where Element: Sendable {
  /// Returns the results of `transform` in the order of the elements, computed on all processors.
  /// Throws `CancellationError` as soon as the task is cancelled.
  func mapConcurrently<Value: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Value
  ) async throws -> [Value] {
    // Large enough to be worth a task. Small enough that, even with large files, a processor is
    // free within milliseconds for other work such as ^C.
    let portion = 8
    let starts = stride(from: 0, to: count, by: portion)
    var values = [[Value]](repeating: [], count: starts.underestimatedCount)
    try await withThrowingTaskGroup(of: (Int, [Value]).self) { group in
      var waiting = starts.makeIterator()
      func startNext() {
        guard let start = waiting.next() else { return }
        let elements = self[start..<Swift.min(start + portion, count)]
        group.addTask {
          try Task.checkCancellation()
          return (start / portion, elements.map(transform))
        }
      }
      for _ in 0..<Swift.max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) { startNext() }
      for try await (index, some) in group {
        values[index] = some
        startNext()
      }
    }
    return values.flatMap(\.self)
  }
}
