import ReactiveHybrid

/// "TODO: Taking the routing out of ViewControllers into a separate file." The routes of the
/// program; the library's `Router` moves between them.
nonisolated enum Route: String, Hashable, Sendable {
  case pros, cons
}

/// Builds each screen with its view model, worker and service: the only place that knows them all.
struct Scenes {
  let service: FailingService

  func screen(at route: Route) -> any Screen<[String]> {
    switch route {
    case .pros:
      let worker = ProsWorker(prosWorkerProtocol: service)
      return ListScreen(ProsViewModel(worker: worker)) { rows($0.pros, of: "Pros") }
    case .cons:
      let worker = ConsWorker(consWorkerProtocol: service)
      return ListScreen(ConsViewModel(worker: worker)) { rows($0.cons, of: "Cons") }
    }
  }
}

/// "Formatting the ModelView further": numbered rows below a title.
private func rows(_ texts: [String], of title: String) -> [String] {
  ["\(title) of Artificial Intelligence"]
    + texts.enumerated().map { number, text in "\(number + 1)  \(text)" }
}
