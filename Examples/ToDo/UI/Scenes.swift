import ReactiveHybrid

/// Where one can be.
enum Route: Hashable, Sendable {
  case all, today, progress, settings
  case find(String)
  case chore(Int)
}

/// Builds the screen of each route with its view model. Together with the library's `Router`, which
/// moves between them, it is the coordinator.
@MainActor
struct Scenes {
  let worker: ChoresWorker
  let settings: any SettingsWorkerProtocol
  let editing: EditingViewModel
  let today: @Sendable () -> Day
  let print: @MainActor (String) -> Void

  func screen(at route: Route) -> any Screen<[String]> {
    switch route {
    case .all: list("All chores") { $0 }
    case .today: list("Today") { [today] in $0.due(by: today()) }
    case .find(let words): list("With “\(words)”") { try $0.matching(words) }
    case .chore(let number):
      screen(
        asking: { try $0.chore(number) },
        lines: { [$0.title, "\($0.isDone ? "done" : "to do") on \($0.day)"] })
    case .progress:
      screen(
        asking: { $0.progress },
        lines: { ["Progress"] + $0.map { "\($0.day)  \($0.bar)  \($0.done) of \($0.all)" } })
    case .settings:
      ListScreen(
        ViewModel(following: editing) { [settings] _ in await settings.storage }, print: print,
        lines: { now in ["Settings"] + Storage.allCases.map { "\($0 == now ? "◉" : "○") \($0)" } })
    }
  }

  private func list(
    _ title: String, _ select: @escaping @Sendable ([Chore]) throws -> [Chore]
  ) -> any Screen<[String]> {
    screen(asking: select) { chores in
      [title]
        + chores.map { "\($0.number)  \($0.isDone ? "✓" : "·") \($0.title)  \($0.day)" }
        + (chores.isEmpty ? ["nothing to do"] : [])
    }
  }

  private func screen<Response: Sendable & Equatable>(
    asking select: @escaping @Sendable ([Chore]) throws -> Response,
    lines: @escaping (Response) -> [String]
  ) -> any Screen<[String]> {
    let viewModel = ViewModel(following: editing) { [worker] _ in
      try await worker.ask(select)
    }
    return ListScreen(viewModel, print: print, lines: lines)
  }
}
