import BusinessLogic
import HTMLPages
import Markup
import NIOCore
import Presentation
import ReactiveHybrid
import Threads

/// The decisions of a session as pages: one view model for all of them, at the page's own seat.
final class Shelf {
  let seat: Seat
  let forms: Box<Forms>
  private let viewModel: ViewModel<Book>
  private let inquiry: Inquiry
  private let isLoading = Owner(false)

  /// How long a page waits for newer contents than it has.
  private static let patience = Duration.seconds(2)
  /// How long reading or writing may take.
  static let limit = Duration.seconds(30)

  init(_ library: DecisionsWorker, in store: DecisionStore, token: String) {
    seat = Seat(Author("page"), at: store)
    let latest = Locked(Book([]))
    viewModel = ViewModel { _ throws(WorkerFailure) in
      let last = latest.withLock { $0 }
      // Only the changed files are read again.
      let chapters = try await library.files(
        LibraryPass(renewing: last.chapters, forPages: true, of: { $0.file }) {
          Chapter($0, isServed: true)
        })
      let book = Book(chapters, after: last)
      latest.withLock { $0 = book }
      return book
    }.following(seat) { decision, key, book in
      book.map { .success($0.holding(decision, called: key)) }
    }
    inquiry = Inquiry(library, at: seat.store)
    forms = Box(from: seat.store.changes) { [seat] _ in
      Forms(token: token, isDraft: seat.store.isDrafting)
    }
    viewModel.appear()
  }

  /// The view model of one edit: several browsers may edit at once.
  var editing: EditingViewModel { EditingViewModel(seat) }

  /// The decisions that the pages and the search show.
  private(set) lazy var book = Box(from: viewModel.content) { $0.response }

  /// The texts to search, as JSON.
  var data: String { viewModel.content.value.response?.data ?? "[]" }

  /// Returns the page of a route as an event, written anew when it changes.
  func events(at route: Route) -> Box<ByteBuffer> {
    Box(from: page(at: route)) { .event("page", $0.main.html) }
  }

  /// Returns the page of a route, which is a sentence if there is none.
  func page(at route: Route) -> Box<Page> {
    Box(from: viewModel.content, forms, seat.store.trouble.box) { content, forms, offline in
      let trouble = offline ?? content.failure?.reason?.sentence
      guard let book = content.response else {
        return .sentence(
          trouble ?? "The decisions are still being read: reload the page", .decisions)
      }
      return book.page(at: route, forms, trouble: trouble)
        ?? .sentence("Nothing is at \(route)", .decisions)
    }
  }

  /// Returns the route with the names that its page has; `nil` if nothing is there.
  func named(_ route: Route) async -> Route? {
    guard let topic = route.topic else { return route }
    let named = route.naming(await inquiry.canonical(topic))
    let outline = await inquiry.outline(of: named.topic?.decision ?? "")
    return named.place.flatMap { try? outline?.rows(at: $0) } == nil ? nil : named
  }

  /// Waits until the pages are up to date. If a disk or a write stalls, returns earlier, with the last
  /// contents.
  func ready() async {
    // Without a watch, nobody reports what others have changed.
    if !isLoading.box.value, viewModel.isDue || !seat.store.isWatched {
      isLoading.change(to: true)
      Task {
        _ = await within(Self.limit) { await self.viewModel.fetch() }
        isLoading.change(to: false)
      }
    }
    let hasBook = viewModel.content.value.response != nil
    await within(hasBook ? Self.patience : Self.limit) {
      await self.isLoading.box.wait { !$0 }
    }
  }

  func close() { viewModel.leave() }
}

/// Runs a task, which is cancelled if it takes longer than `limit`.
func within<Value: Sendable>(
  _ limit: Duration, _ body: @escaping @MainActor () async -> Value
) async -> Value {
  let task = Task { await body() }
  let timer = Task { if (try? await Task.sleep(for: limit)) != nil { task.cancel() } }
  defer { timer.cancel() }
  return await withTaskCancellationHandler {
    await task.value
  } onCancel: {
    task.cancel()
  }
}
