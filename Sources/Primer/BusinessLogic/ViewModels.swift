import ReactiveHybrid

/// "ViewModel takes out what is not meant for the ViewController." One `Box<Content>` holds
/// everything that a screen shows; the library's `ViewModel` fills it by asking one question.
typealias ProsViewModel = ViewModel<ProsResponse>

/// "This struct Response will only contain the specific amount of data from the AI object that it needs
/// to display."
nonisolated struct ProsResponse: Sendable, Equatable {
  let pros: [String]
}

extension ViewModel where Response == ProsResponse {
  /// The worker is given, so any service can stand behind it.
  convenience init(worker: ProsWorker) {
    self.init { _ throws(WorkerFailure) in ProsResponse(pros: try await worker.pros()) }
  }
}

/// The view model of the cons: another question and another response.
typealias ConsViewModel = ViewModel<ConsResponse>

nonisolated struct ConsResponse: Sendable, Equatable {
  let cons: [String]
}

extension ViewModel where Response == ConsResponse {
  convenience init(worker: ConsWorker) {
    self.init { _ throws(WorkerFailure) in ConsResponse(cons: try await worker.cons()) }
  }
}
