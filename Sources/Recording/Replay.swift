import BusinessLogic
import Services
import SystemPackage
import Threads

/// A replay of a recording: feeds its external events to a session, and compares what the session
/// does.
package final class Replay: SessionLog {
  private let path: FilePath
  private let state: Locked<ReplayState>
  private let verdicts = AsyncStream.makeStream(of: String?.self)

  /// Reads a recording. If `isUpdating`, records it again instead of comparing. Throws
  /// ``Failed`` and ``FileTrouble``.
  package init(_ path: String, updating isUpdating: Bool) throws {
    self.path = FilePath(path)
    let (header, lines) = try RecordingFormat.read(self.path)
    let fresh = isUpdating ? Recorder(program: header.program) : nil
    state = Locked(ReplayState(lines, fresh: fresh))
  }

  package func note(_ event: SessionEvent) {
    if !event.isInput { change { $0.saw(event) } }
  }

  package func read(_ name: String, _: @autoclosure () -> String?) -> String? {
    change { $0.read(name) }
  }

  package func answer<Answer>(
    to question: String, of service: String, _: () async throws -> Answer
  ) async throws -> Answer {
    let asked = change { $0.asked(service, question) }
    let line = await line { event in
      event.isAnswer && event.number == asked.number && event.name == service
        && event.text == question
    }
    if let error = line?.event.error, !error.isCancellation { throw error }
    guard let line, line.event.error == nil else { throw CancellationError() }
    if let nothing = () as? Answer { return nothing }
    let answer: Any? =
      Answer.self == [LibraryFile].self
      ? try state.withLock { try $0.files(line.value(as: [RecordedFile].self)) }
      : try (Answer.self as? any Decodable.Type).map { try line.value(as: $0) }
    guard let answer = answer as? Answer else {
      throw Failed("\(path) has no \(asked.words)")
    }
    return answer
  }

  package func states(over _: AsyncStream<SourceState>) -> AsyncStream<SourceState> {
    // With `use`, the former session still watches while the next one begins. Earlier recordings don't
    // tell them apart.
    let number = change { $0.watched() }
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        while let state = await next({
          $0.kind == .changed && ($0.number ?? number) == number
        })?.state {
          continuation.yield(state)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  package var hasFailed: Bool { false }

  /// Ends the replay, and saves the new recording if there is one. Events left over are a
  /// difference.
  package func end() throws {
    guard change({ $0.end() }) else { return }
    defer { verdicts.continuation.yield(nil) }
    guard let fresh = state.withLock({ $0.fresh }) else { return }
    try fresh.end()
    try DecisionFile.replace(path, with: fresh.bytes)
  }

  /// Returns the next external event if it is accepted, without waiting.
  package func take(_ accepts: @escaping @Sendable (SessionEvent) -> Bool) -> SessionEvent? {
    change { $0.take(accepts)?.event }
  }

  /// Waits for the next external event that is accepted; `nil` at the end.
  package func next(_ accepts: @escaping @Sendable (SessionEvent) -> Bool) async -> SessionEvent? {
    await line(accepts)?.event
  }

  private func line(
    _ accepts: @escaping @Sendable (SessionEvent) -> Bool
  ) async -> RecordingFormat.Line? {
    await withCheckedContinuation { continuation in
      change { $0.wait(accepts) { continuation.resume(returning: $0) } }
    }
  }

  /// Waits for the end and returns the first difference; `nil` if there is none. It is a difference
  /// if nothing happens within `patience`.
  package func difference(patience: Duration) async -> String? {
    let pace = Duration.milliseconds(100)
    let watch = Task {
      var (seen, quiet) = (-1, Duration.zero)
      while (try? await Task.sleep(for: pace)) != nil {
        let now = state.withLock { $0.progress }
        (seen, quiet) = (now, now == seen ? quiet + pace : .zero)
        if quiet > .zero { change { $0.goOn(isPatient: quiet < patience) } }
      }
    }
    defer { watch.cancel() }
    return await verdicts.stream.first { _ in true } ?? nil
  }

  private func change<Result>(_ body: (inout ReplayState) -> Result) -> Result {
    let (result, difference) = state.withLock { state in
      let before = state.difference
      return (body(&state), before == nil ? state.difference : nil)
    }
    if let difference { verdicts.continuation.yield(difference) }
    return result
  }
}
