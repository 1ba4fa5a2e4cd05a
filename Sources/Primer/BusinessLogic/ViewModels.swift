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
  convenience init(_ worker: ProsWorker, following adding: AddingViewModel) {
    self.init { _ in ProsResponse(pros: try await worker.pros()) }
    follow(adding)
  }
}

typealias ConsViewModel = ViewModel<ConsResponse>

nonisolated struct ConsResponse: Sendable, Equatable {
  let cons: [String]
}

extension ViewModel where Response == ConsResponse {
  convenience init(_ worker: ConsWorker) {
    self.init { _ in ConsResponse(cons: try await worker.cons()) }
  }
}

/// The view model of a write: the library makes one after the other, and a box says how each ended.
typealias AddingViewModel = WriteViewModel<String>

extension AddingViewModel {
  func add(_ text: String, by worker: ProsWorker) async {
    await write { "Added pro \(try await worker.add(text)): \(text)" }
  }
}
