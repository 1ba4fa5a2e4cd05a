/// A list that may be endless: it is fetched page by page, as far as somebody wants to see it.
///
/// A page that fails or is cancelled leaves what is held as it was, and can be asked for again. A
/// fetch of what is held takes the place of a page under way. Without a page size there are no pages.
public class PagedViewModel<Heading: Sendable, Item: PagedItem, List: PagedList>: ViewModel<List> {
  typealias Held = Pager<Heading, Item>

  /// Fetches one page.
  typealias Fetch =
    @Sendable (Page, @escaping ProgressReport) async throws(WorkerFailure) -> Slice<Heading, Item>

  private let fetchPage: Fetch
  private let present: @Sendable (Held) -> List
  private var held: Held?

  init(_ fetchPage: @escaping Fetch, present: @escaping @Sendable (Held) -> List) {
    self.fetchPage = fetchPage
    self.present = present
    super.init { report throws(WorkerFailure) in
      present(Held(try await fetchPage(.all, report), goal: nil))
    }
  }

  /// Fetches the page that is missing, if there is one.
  public override func fetch(rows: Int?) async {
    guard let held, !held.holds(rows) else {
      self.held?.want(rows)
      return
    }
    await fetch(page: { [fetchPage, answer = answer()] report throws(WorkerFailure) in
      let slice = try await fetchPage(held.next(upTo: rows), report)
      if let longer = held.adding(slice, upTo: rows) { return answer(longer) }
      return answer(Held(try await fetchPage(Page(limit: rows), report), goal: rows))
    })
  }

  /// All that somebody has wanted to see, in one go; at first a page.
  override func request(for occasion: Occasion) -> Request {
    guard let pageSize else { return super.request(for: occasion) }
    let page = again(for: occasion)
    let goal = held?.goal ?? pageSize
    return { [fetchPage, answer = answer()] report throws(WorkerFailure) in
      answer(Held(try await fetchPage(page, report), goal: goal))
    }
  }

  /// What would be shown if a fetch that comes by itself were answered with this slice.
  func preview(_ slice: (Page) -> Slice<Heading, Item>) -> List {
    present(Held(slice(again(for: .update)), goal: held?.goal ?? pageSize))
  }

  /// What would be shown if the items that are held were these.
  func preview(_ change: ([Item]) -> [Item]) -> List? {
    held.map { present($0.changed(change)) }
  }

  /// All that somebody has wanted to see; at first a page.
  private func again(for occasion: Occasion) -> Page {
    // What is new among the rows pushes as many out at their end, which are not gone.
    let margin = occasion == .update ? pageSize ?? 0 : 0
    return held?.again(with: margin) ?? Page(limit: pageSize)
  }

  /// Shows what will be held then.
  private func answer() -> @Sendable (Held) -> Answer<List> {
    { [weak self, present] next in Answer(present(next)) { self?.held = next } }
  }
}
