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
///
/// What waits here ends when the test is cancelled, for example by its time limit.
public final class HandAnswers<Answer: Sendable>: Sendable {
  private struct State {
    var questions: [String] = []
    var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]
    var cancelled: Set<Int> = []
  }

  private let heedsCancellation: Bool
  private let state = Watched(State())

  /// Creates an object without calls. If `heedsCancellation` is `false`, calls ignore cancellation.
  public init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  /// The number of calls so far.
  public var count: Int { questions.count }

  /// What was asked so far, an empty text for a call without a question.
  public var questions: [String] { state.value.questions }

  /// Waits for the test's answer to this call. Throws the test's error, or `CancellationError`.
  public func ask(_ question: String = "") async throws -> Answer {
    let number = state.change { state in
      state.questions.append(question)
      return state.questions.count
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOver = state.change { [heedsCancellation] state in
          if heedsCancellation, state.cancelled.contains(number) { return true }
          state.waiting[number] = continuation
          return false
        }
        if isOver { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let given = state.change { [heedsCancellation] state in
        state.cancelled.insert(number)
        return heedsCancellation ? state.waiting.removeValue(forKey: number) : nil
      }
      given?.resume(throwing: CancellationError())
    }
  }

  /// Answers call `number`, counted from 1, or the oldest that waits. Waits for the call if
  /// necessary.
  public func answer(_ answer: Answer, to number: Int? = nil) async {
    await resume(number, with: .success(answer))
  }

  /// Fails call `number`, counted from 1, or the oldest that waits. Waits for the call if necessary.
  public func fail(_ error: any Error, at number: Int? = nil) async {
    await resume(number, with: .failure(error))
  }

  /// Waits until call `number` waits for its answer.
  public func arrival(of number: Int = 1) async {
    await state.wait { $0.waiting[number] != nil }
  }

  /// Waits until call `number` is cancelled.
  public func cancellation(of number: Int = 1) async {
    await state.wait { $0.cancelled.contains(number) }
  }

  private func resume(_ number: Int?, with result: Result<Answer, any Error>) async {
    await state.wait { state in
      number.map { state.waiting[$0] != nil } ?? !state.waiting.isEmpty
    }
    let call = state.change { state in
      (number ?? state.waiting.keys.min()).flatMap { state.waiting.removeValue(forKey: $0) }
    }
    call?.resume(with: result)
  }
}
