import BusinessLogic
import Decisions
import HTMLPages
import Presentation
import ReactiveHybrid

/// The decisions of a session as pages: one view model for all of them, at the page's own seat.
final class Shelf {
  let seat: Seat
  let forms: Box<Forms>
  private let viewModel: ViewModel<Book>
  private let inquiry: Inquiry
  private var loading: Task<Void, Never>?

  init(_ library: DecisionsWorker, at seat: Seat, token: String) {
    self.seat = seat
    let reader = Reader(library)
    viewModel = ViewModel { _ throws(WorkerFailure) in try await reader.book() }
      .following(seat) { decision, key, book in
        book.map { .success($0.holding(decision, called: key)) }
      }
    inquiry = Inquiry(library, at: seat.store)
    forms = Box(from: seat.store.changes) { _ in
      Forms(token: token, isDraft: EditingViewModel(seat).isDrafting)
    }
    viewModel.appear()
  }

  /// The view model of one edit: several browsers may edit at once.
  var editing: EditingViewModel { EditingViewModel(seat) }

  /// The texts to search, as JSON.
  var data: String { viewModel.content.value.response?.data ?? "[]" }

  /// Returns the page of a route, which is a sentence if there is none.
  func page(at route: Route) -> Box<Page> {
    Box(from: viewModel.content, forms) { content, forms in
      let nothing = content.isLoading ? "The decisions are being read" : "Nothing is at \(route)"
      return content.response?.page(at: route, forms)
        ?? .sentence(content.failure?.reason?.sentence ?? nothing)
    }
  }

  /// Returns the route with the names that its page has; `nil` if nothing is there.
  func named(_ route: Route) async -> Route? {
    guard let topic = route.topic else { return route }
    let named = route.naming(await inquiry.canonical(topic))
    let outline = await inquiry.outline(of: named.topic?.decision ?? "")
    return named.place.flatMap { outline?.rows(at: $0) } == nil ? nil : named
  }

  /// Returns when the pages show the decisions as they are, whoever else waits for that.
  func ready() async {
    // Without a watch, nobody reports what others have changed.
    if loading == nil, viewModel.isDue || !seat.store.isWatched {
      loading = Task { await viewModel.fetch() }
    }
    await loading?.value
    loading = nil
  }

  func close() { viewModel.leave() }
}

/// Reads all decisions, but only the changed files again.
private actor Reader {
  private let library: DecisionsWorker
  private var latest = Book([])

  init(_ library: DecisionsWorker) { self.library = library }

  func book() async throws(WorkerFailure) -> Book {
    let chapters = try await library.files(
      LibraryPass(renewing: latest.chapters, of: { $0.file }) { Chapter($0, isServed: true) })
    latest = Book(chapters, after: latest)
    return latest
  }
}
