import ReactiveHybrid

/// "TODO: Taking the routing out of ViewControllers into a separate file." The routes of the
/// program; the library's `Router` moves between them.
enum Route: String, Hashable {
  case pros, cons
}

/// Builds each screen with its view model, worker and service: the only place that knows them all.
struct Scenes {
  let service: FailingService
  let adding = AddingViewModel()
  var prosWorker: ProsWorker { ProsWorker(prosWorkerProtocol: service) }
  var consWorker: ConsWorker { ConsWorker(consWorkerProtocol: service) }

  func screen(at route: Route) -> any Screen<[String]> {
    switch route {
    case .pros:
      ListScreen(ProsViewModel(prosWorker, following: adding)) { rows($0.pros, of: "Pros") }
    case .cons:
      ListScreen(ConsViewModel(consWorker)) { rows($0.cons, of: "Cons") }
    }
  }
}

/// "Formatting the ModelView further": numbered rows below a title.
private func rows(_ texts: [String], of title: String) -> [String] {
  ["\(title) of Artificial Intelligence"]
    + texts.enumerated().map { number, text in "\(number + 1)  \(text)" }
}
