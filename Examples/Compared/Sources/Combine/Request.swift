import OpenCombine

/// Makes a publisher of an async function: it is called when somebody subscribes, and cancelled when
/// nobody does any more.
func request<Answer: Sendable>(
  _ work: @escaping @Sendable () async throws -> Answer
) -> some Publisher<Result<Answer, any Error>, Never> {
  Deferred {
    // OpenCombine's types say nothing about threads: all of this stays on the main actor.
    nonisolated(unsafe) let results = PassthroughSubject<Result<Answer, any Error>, Never>()
    let task = Task { @MainActor in
      do {
        results.send(.success(try await work()))
      } catch {
        results.send(.failure(error))
      }
      results.send(completion: .finished)
    }
    return results.handleEvents(receiveCancel: { task.cancel() })
  }
}
