import Threads

/// The calls of a service that wait until a test answers them, in any order.
///
/// ```swift
/// @MainActor func test() async {
///   let service = HandAnswers<String>()
///   let viewModel = ViewModel { _ in try await service.ask() }
///   let record = ContentRecord(of: viewModel.content)
///   async let fetch = viewModel.fetch()
///   await service.fail(Breakdown("Server is down"))
///   _ = await fetch  // record.words is ["nothing", "loading", "alert: Server is down"]
/// }
/// ```
public final class HandAnswers<Answer: Sendable>: Sendable {
  private struct State {
    var questions: [String] = []
    var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]
    var cancelled: Set<Int> = []
    var watchers: [CheckedContinuation<Void, Never>] = []
  }

  private let heedsCancellation: Bool
  private let state = Locked(State())

  /// Creates an object without calls. If `heedsCancellation` is `false`, calls ignore cancellation.
  public init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  /// The number of calls so far.
  public var count: Int { questions.count }

  /// What was asked so far, an empty text for a call without a question.
  public var questions: [String] { state.withLock { $0.questions } }

  /// Waits for the test's answer to this call. Throws the test's error, or `CancellationError`.
  public func ask(_ question: String = "") async throws -> Answer {
    let number = state.withLock { state in
      state.questions.append(question)
      return state.questions.count
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.withLock { state in
          if heedsCancellation, state.cancelled.contains(number) { return true }
          state.waiting[number] = continuation
          return false
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
        tellWatchers()
      }
    } onCancel: {
      let given = state.withLock { state in
        state.cancelled.insert(number)
        return heedsCancellation ? state.waiting.removeValue(forKey: number) : nil
      }
      given?.resume(throwing: CancellationError())
      tellWatchers()
    }
  }

  /// Answers call `number`, counted from 1. Waits for the call if necessary.
  public func answer(_ answer: Answer, to number: Int = 1) async {
    await resume(number, with: .success(answer))
  }

  /// Fails call `number`, counted from 1. Waits for the call if necessary.
  public func fail(_ error: any Error, at number: Int = 1) async {
    await resume(number, with: .failure(error))
  }

  /// Waits until call `number` waits for its answer.
  public func arrival(of number: Int = 1) async {
    await wait { $0.waiting[number] != nil }
  }

  /// Waits until call `number` is cancelled.
  public func cancellation(of number: Int = 1) async {
    await wait { $0.cancelled.contains(number) }
  }

  private func resume(_ number: Int, with result: Result<Answer, any Error>) async {
    await arrival(of: number)
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(with: result)
  }

  private func wait(until isSo: @escaping @Sendable (State) -> Bool) async {
    while !state.withLock({ isSo($0) }) {
      await withCheckedContinuation { continuation in
        let isSoNow = state.withLock { state in
          if isSo(state) { return true }
          state.watchers.append(continuation)
          return false
        }
        if isSoNow { continuation.resume() }
      }
    }
  }

  private func tellWatchers() {
    let watchers = state.withLock { state in
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { watcher.resume() }
  }
}
