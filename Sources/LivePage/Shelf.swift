import BusinessLogic
import Decisions
import HTMLPages
import Markup
import Presentation
import ReactiveHybrid

/// The decisions of a session as pages: one view model for all of them, at the page's own seat.
final class Shelf {
  let seat: Seat
  private let token: String
  private let viewModel: ViewModel<[LibraryFile]>
  private var bindings: [Binding] = []
  private var book: ServedBook?
  private var isDraft = false

  /// Counts what may have changed a page.
  var changes: Box<Int> { owner.box }
  private let owner = Owner(0)
  private var loading: Task<Void, Never>?

  init(_ library: DecisionsWorker, at seat: Seat, token: String) {
    (self.seat, self.token) = (seat, token)
    let reader = Reader(library)
    viewModel = ViewModel { _ throws(WorkerFailure) in try await reader.files() }
      .following(seat) { decision, key, files in
        files.map { .success($0.map { $0.key == key ? $0.holding(decision) : $0 }) }
      }
    viewModel.appear()
    isDraft = editing.isDrafting
    bindings = [
      viewModel.content.bind { [weak self] in if !$0.isLoading { self?.hasChanged() } },
      seat.store.changes.bind { [weak self] _ in
        guard let self, isDraft != editing.isDrafting else { return }
        isDraft = editing.isDrafting
        hasChanged()
      },
    ]
  }

  /// The view model of one edit: several browsers may edit at once.
  var editing: EditingViewModel { EditingViewModel(seat) }

  var forms: Forms { Forms(token: token, isDraft: isDraft) }

  /// The texts to search, as JSON.
  var data: String { known?.data ?? "[]" }

  func main(at route: Route) -> Markup {
    let failure = viewModel.content.value.failure?.reason?.sentence
    return known?.main(at: route)
      ?? ServedBook.main(saying: failure ?? "There is no decision at \(route)")
  }

  /// Returns when the pages show the decisions as they are, whoever else waits for that.
  func ready() async {
    // Without a watch, nobody tells what others have changed.
    if loading == nil, viewModel.isDue || !seat.store.isWatched {
      loading = Task { await viewModel.fetch() }
    }
    await loading?.value
    loading = nil
  }

  func close() { viewModel.leave() }

  private var known: ServedBook? {
    if book == nil {
      book = viewModel.content.value.response.map { ServedBook($0, forms) }
    }
    return book
  }

  private func hasChanged() {
    book = nil
    owner.change(to: changes.value + 1)
  }
}

/// Reads all decisions, but only the changed files again.
private actor Reader {
  private let library: DecisionsWorker
  private var latest: [LibraryFile] = []

  init(_ library: DecisionsWorker) { self.library = library }

  func files() async throws(WorkerFailure) -> [LibraryFile] {
    let known = Dictionary(latest.map { ($0.path, $0) }) { $1 }
    latest = try await library.files(
      LibraryPass(unless: { path, version in
        known[path].flatMap { $0.version == version ? $0 : nil }
      }) { $0 })
    return latest
  }
}

/// The screen of a route: one box of HTML, to which all who look at it are bound.
final class LiveScreen: Screen {
  let route: Route
  var html: Box<String> { owner.box }
  var shown: String? { html.value }
  /// The number of streams that show it.
  var viewers = 0
  private let owner = Owner("")
  private let shelf: Shelf
  private var binding: Binding?

  init(_ route: Route, of shelf: Shelf) { (self.route, self.shelf) = (route, shelf) }

  func appear() async -> Outcome { await fetch(.fetch) }

  func fetch(_ why: Fetching.Why) async -> Outcome {
    await shelf.ready()
    if binding == nil {
      binding = shelf.changes.bind { [weak self] _ in
        if let self { owner.change(to: shelf.main(at: route).html) }
      }
    }
    return .done
  }

  func disappear() { binding = nil }
}
