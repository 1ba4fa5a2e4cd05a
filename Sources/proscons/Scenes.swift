import BusinessLogic
import UI

/// The factory: for every route its screen with its view model and its worker.
@MainActor
struct Scenes {
  let plugins: Plugins
  let stage: Stage

  /// Where the decisions were found, if not where they were looked for.
  let folder: String?

  private let searching: SearchWorker

  init(plugins: Plugins, stage: Stage, folder: String?) {
    self.plugins = plugins
    self.stage = stage
    self.folder = folder
    searching = SearchWorker(LibraryWorker(plugins.library))
  }

  /// A new screen for `route`; the compiler insists that every route has one.
  func screen(for route: Route) -> any Screen {
    switch route {
    case .decisions:
      DecisionsScreen(DecisionsViewModel(worker: decisions, in: folder), at: route, on: stage)
    case .decision(let key):
      DecisionScreen(DecisionViewModel(worker: decisions, key: key), at: route, on: stage)
    case .option(let topic):
      TopicScreen(TopicViewModel(worker: decisions, topic: topic), at: route, on: stage)
    case .arguments(let topic, .pro):
      ProsScreen(
        ProsViewModel(worker: ProsWorker(plugins.pros), topic: topic), at: route, on: stage)
    case .arguments(let topic, .con):
      ConsScreen(
        ConsViewModel(worker: ConsWorker(plugins.cons), topic: topic), at: route, on: stage)
    case .arguments(let topic, .neutral):
      NeutralScreen(
        NeutralViewModel(worker: NeutralWorker(plugins.neutral), topic: topic), at: route, on: stage
      )
    case .argument(let topic, .pro, let number):
      argument(number, of: topic, ProsWorker(plugins.pros), at: route)
    case .argument(let topic, .con, let number):
      argument(number, of: topic, ConsWorker(plugins.cons), at: route)
    case .argument(let topic, .neutral, let number):
      argument(number, of: topic, NeutralWorker(plugins.neutral), at: route)
    case .comparison(let key):
      CompareScreen(CompareViewModel(worker: decisions, key: key), at: route, on: stage)
    case .flip(let key):
      FlipScreen(FlipViewModel(worker: decisions, key: key), at: route, on: stage)
    case .strike(let topic):
      StrikeScreen(StrikeViewModel(worker: decisions, topic: topic), at: route, on: stage)
    case .notes(let topic):
      NotesScreen(NotesViewModel(worker: decisions, topic: topic), at: route, on: stage)
    case .matches(let words):
      MatchesScreen(MatchesViewModel(worker: searching, words: words), at: route, on: stage)
    case .reasons(let words):
      ReasonsScreen(ReasonsViewModel(worker: searching, words: words), at: route, on: stage)
    case .search(let text):
      MatchesScreen(MatchesViewModel(worker: searching, searching: text), at: route, on: stage)
    case .check(let isStrict):
      CheckScreen(CheckViewModel(worker: library, isStrict: isStrict), at: route, on: stage)
    }
  }

  /// A new screen for an export, to be shown while one is at `route`.
  func export(_ request: ExportRequest, at route: Route) -> any Screen {
    let worker = ExportWorker(plugins.exports, library: library)
    return ExportScreen(ExportViewModel(worker: worker, request: request), at: route, on: stage)
  }

  /// The search as one types, on the same index as `search`.
  func search() -> SearchViewModel {
    SearchViewModel(worker: searching)
  }

  private var library: LibraryWorker { LibraryWorker(plugins.library) }

  private var decisions: DecisionsWorker { DecisionsWorker(plugins.decisions) }

  private func argument<S: Sided>(
    _ number: Int, of topic: TopicID, _ worker: ArgumentsWorker<S>, at route: Route
  ) -> any Screen {
    ArgumentScreen(
      ArgumentViewModel(worker: worker, topic: topic, number: number), at: route, on: stage)
  }
}
