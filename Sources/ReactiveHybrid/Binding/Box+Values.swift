extension Box {
  /// The current value and each later one, for `for await`: none is left out, and none comes twice.
  ///
  /// The stream doesn't keep the box. It ends with the box, or when the task that reads it is
  /// cancelled.
  ///
  /// ```swift
  /// @MainActor func report(_ temperature: Box<Int>) async {
  ///   for await degrees in temperature.values { print(degrees, "degrees") }
  /// }
  /// ```
  public var values: AsyncStream<Value> {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self)
    let end = StreamEnd(continuation)
    let binding = bind { end.continuation.yield($0) }
    continuation.onTermination = { _ in withExtendedLifetime(binding) {} }
    return values
  }

  /// Returns when the value satisfies `condition`, or the calling task is cancelled.
  public func wait(until condition: (Value) -> Bool) async {
    if condition(value) { return }
    // The value may have changed again before this task resumes.
    for await _ in values where condition(value) { return }
  }
}

/// Ends a stream when the listener that feeds it is released.
private final class StreamEnd<Value> {
  let continuation: AsyncStream<Value>.Continuation

  init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }
}
