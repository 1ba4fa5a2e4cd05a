import BusinessLogic
import Decisions
import HTMLPages
import Markup
import NIOCore
import Presentation
import ReactiveHybrid

/// The decisions of a session as pages: one view model for all of them, at the page's own seat.
final class Shelf {
  let seat: Seat
  private let token: String
  private let viewModel: ViewModel<Book>
  private var bindings: [Binding] = []
  private var isDraft = false

  /// Counts what may have changed a page.
  var changes: Box<Int> { owner.box }
  private let owner = Owner(0)
  private var loading: Task<Void, Never>?

  init(_ library: DecisionsWorker, at seat: Seat, token: String) {
    (self.seat, self.token) = (seat, token)
    let reader = Reader(library)
    viewModel = ViewModel { _ throws(WorkerFailure) in try await reader.book() }
      .following(seat) { decision, key, book in
        book.map { .success($0.holding(decision, called: key)) }
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
  var data: String { viewModel.content.value.response?.data ?? "[]" }

  func page(at route: Route) -> ServedPage {
    let content = viewModel.content.value
    return content.response?.page(at: route, forms)
      ?? .sentence(content.failure?.reason?.sentence ?? "There is no decision at \(route)")
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

  private func hasChanged() { owner.change(to: changes.value + 1) }
}

/// Reads all decisions, but only the changed files again.
private actor Reader {
  private let library: DecisionsWorker
  private var latest = Book([])

  init(_ library: DecisionsWorker) { self.library = library }

  func book() async throws(WorkerFailure) -> Book {
    let known = Dictionary(latest.chapters.map { ($0.file.path, $0) }) { $1 }
    let chapters = try await library.files(
      LibraryPass(unless: { path, version in
        known[path].flatMap { $0.file.version == version ? $0 : nil }
      }) { Chapter($0, isServed: true) })
    latest = Book(chapters, after: latest)
    return latest
  }
}

/// The screen of a route: one box with its page, to which all who look at it are bound.
final class LiveScreen: Screen {
  let route: Route
  var page: Box<ServedPage> { owner.box }
  var shown: ServedPage? { page.value }
  /// The number of streams that show it.
  var viewers = 0
  private let owner = Owner(ServedPage.sentence(""))
  private let shelf: Shelf
  private var binding: Binding?
  private(set) var version = PageVersion()
  private var isWritten = true

  init(_ route: Route, of shelf: Shelf) { (self.route, self.shelf) = (route, shelf) }

  /// Returns the events that show the newest version to somebody who has that of this number; `nil` if
  /// it is the same. The first of those who look has it written.
  func events(after sent: Int) -> ByteBuffer? {
    if !isWritten { version.show(page.value.main.html) }
    isWritten = true
    return version.number == sent ? nil : version.events(after: sent)
  }

  func appear() async -> Outcome { await fetch(.fetch) }

  func fetch(_ why: Fetching.Why) async -> Outcome {
    await shelf.ready()
    if binding == nil {
      binding = shelf.changes.bind { [weak self] _ in
        guard let self else { return }
        let page = shelf.page(at: route)
        isWritten = isWritten && page == owner.box.value
        owner.change(to: page)
      }
    }
    return .done
  }

  func disappear() { binding = nil }
}
