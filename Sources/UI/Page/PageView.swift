import BusinessLogic
import Prompt

/// The visible part of the page at a spot, and how it scrolls.
final class PageView {
  let spot: Spot
  let stage: Stage
  private var window = 0..<0
  /// The lines of a short page that was written in full.
  private var written: [Text]?
  /// Whether the next output starts at the top. Returning to a page restores its position.
  var beginsAtTop = true

  init(at spot: Spot, on stage: Stage) {
    (self.spot, self.stage) = (spot, stage)
  }

  private var screenful: Screenful? {
    stage.terminal.rows.map { Screenful(rows: $0, columns: stage.terminal.columns) }
  }

  /// The number of rows to fetch: a screenful, or the number already shown; `nil` for all.
  var rowsToFetch: Int? {
    screenful.map { max($0.pageSize, beginsAtTop ? 0 : window.upperBound) }
  }

  /// Returns the number of rows to fetch for an update. It includes rows that new ones have pushed
  /// down; of a list seen to its end, it includes all rows, up to a limit.
  func rowsToUpdate(_ shown: Page?) -> Int? {
    guard let shown, let screenful else { return rowsToFetch }
    return window.upperBound + (isWhole(shown) ? 1000 : screenful.pageSize)
  }

  /// Returns the row number that the next screenful ends with; `nil` if all rows were shown.
  func nextRows(of page: Page) -> Int? {
    guard let screenful, !isWhole(page) else { return nil }
    return window.upperBound + screenful.pageSize
  }

  private func isWhole(_ page: Page) -> Bool {
    !page.isList || page.rest.isNothing && window.upperBound >= page.rows.count
  }

  /// Shows a page that the user asked for. A list continues at its previous position.
  func show(_ page: Page, after old: Page?, isEarlier: Bool) {
    defer { (beginsAtTop, stage.hasMore) = (false, nextRows(of: page) != nil) }
    guard !stage.isQuiet else { return window = 0..<page.rows.count }
    let mark: [Text] = isEarlier ? ["Refresh failed; showing the previous result:"] : []
    if let document = page.document { return stage.terminal.show(document, as: page.rows) }
    guard let screenful, page.isList else {
      window = 0..<page.rows.count
      return write(page, mark)
    }
    let start = beginsAtTop ? 0 : start(in: page, of: old)
    stage.terminal.show(
      mark + lines(page, from: start, on: screenful, isContinued: false), mayPage: false)
  }

  func showNext(of page: Page) {
    guard let screenful else { return }
    defer { stage.hasMore = nextRows(of: page) != nil }
    stage.terminal.show(
      lines(page, from: window.upperBound, on: screenful, isContinued: true), mayPage: false)
  }

  /// Marks the page as seen: it is the result of the user's own edit.
  func know(_ page: Page, after old: Page) {
    let added = page.rows.count - old.rows.count
    let end = isWhole(old) ? page.rows.count : max(0, window.upperBound + added)
    window = min(window.lowerBound, end)..<min(end, page.rows.count)
    stage.hasMore = nextRows(of: page) != nil
  }

  /// Reports that the user's own edit gave new numbers to other rows that the user has seen.
  func reportNumbers(_ page: Page, after old: Page) {
    let (before, now) = (seen(of: old), page.rows.all)
    guard !now.map(\.id).starts(with: before.map(\.id)) else { return }
    stage.terminal.announce(Difference(from: before, to: now).renumbering)
  }

  /// Reports the changes of the rows that the user has seen, and returns them; `nil` if there are
  /// none.
  func report(_ page: Page, after old: Page) -> Difference? {
    let before = seen(of: old)
    let wasWhole = isWhole(old)
    let (kept, end) = known(before, in: page, after: old)
    let now = page.rows[0..<end]
    let isWholeNow = end == page.rows.count && page.rest.isNothing
    window = min(window.lowerBound, end)..<end
    let difference = Difference(
      from: old.around(before, withFoot: isWholeNow), to: page.around(now, withFoot: isWholeNow))
    let (title, was) = (page.title ?? page.heading ?? "", old.title ?? old.heading)
    let oldTitle = was == title || page.titleCounts ? nil : was
    stage.hasMore = nextRows(of: page) != nil
    guard !difference.isEmpty || oldTitle != nil else { return nil }
    stage.terminal.announce(
      difference.lines(title: title, was: oldTitle, on: stage.paper())
        + (wasWhole && kept < end && end < page.rows.count ? [moreLine(of: page, kept..<end)] : []))
    return difference
  }

  private func seen(of page: Page) -> [Row] {
    let count = page.isList && screenful != nil ? window.upperBound : page.rows.count
    return page.rows[0..<min(count, page.rows.count)]
  }

  /// Returns the number of rows of `page` that replace the seen rows, up to the last one that is
  /// still there; and the number seen once the new rows that fit are shown.
  private func known(_ rows: [Row], in page: Page, after old: Page) -> (kept: Int, end: Int) {
    guard page.isList, screenful != nil else { return (page.rows.count, page.rows.count) }
    let now = page.rows[0..<min(page.rows.count, rows.count + Difference.limit)]
    let ids = Set(rows.map(\.id))
    let kept = now.lastIndex { ids.contains($0.id) }.map { $0 + 1 } ?? 0
    if isWhole(old) { return (kept, max(kept, min(now.count, kept + Difference.limit))) }
    // Rows held but not yet seen aren't changes: they come with the next screenful.
    let later = Set(old.rows[rows.count..<old.rows.count].map(\.id))
    var end = kept
    while end < min(rows.count, now.count), !later.contains(now[end].id) { end += 1 }
    return (kept, end)
  }

  /// Returns the index that a page resumes at: its previous first row, or the next one that still
  /// exists.
  private func start(in page: Page, of old: Page?) -> Int {
    guard window.lowerBound > 0, let old else { return 0 }
    let rows = page.rows.all
    let indices = Dictionary(rows.indices.map { (rows[$0].id, $0) }) { first, _ in first }
    let left = old.rows[window.clamped(to: 0..<old.rows.count)]
    return left.lazy.compactMap { indices[$0.id] }.first ?? 0
  }

  /// Writing a million rows at once takes a gigabyte, so they are written in portions.
  private static let portion = 1000

  /// Returns a composition that caches its last page: a script asks for the same page repeatedly. A new
  /// page clears the written lines.
  func keepingLast<Response: Equatable>(
    of compose: @escaping PageScreen<Response>.Composition
  ) -> PageScreen<Response>.Composition {
    var last: (response: Response, isWhole: Bool, page: Page)?
    return { [self] response, paper in
      if let last, last.isWhole == paper.isWhole, last.response == response { return last.page }
      let page = compose(response, paper)
      (written, last) = (nil, (response, paper.isWhole, page))
      return page
    }
  }

  private func write(_ page: Page, _ mark: [Text]) {
    if let written, mark.isEmpty { return stage.terminal.show(written) }
    let title = page.title.map { page.isList ? [$0] : stage.paper().wrapped([$0]) } ?? []
    let head = mark + title + page.head.flatMap(\.allLines)
    let foot = page.foot.flatMap(\.allLines)
    guard page.rows.count > Self.portion, stage.terminal.rows == nil else {
      let lines = head + page.rows.all.flatMap(\.allLines) + foot
      written = stage.isScript && mark.isEmpty && lines.count < Self.portion ? lines : nil
      return stage.terminal.show(lines)
    }
    stage.terminal.show(head)
    for start in stride(from: 0, to: page.rows.count, by: Self.portion) {
      let end = min(start + Self.portion, page.rows.count)
      stage.terminal.show(
        page.rows[start..<end, among: 0..<page.rows.count].flatMap(\.allLines))
    }
    stage.terminal.show(foot)
  }

  /// Returns the lines of the next screenful. A continued list needs no title; a resumed one says
  /// which part of the list it shows.
  private func lines(
    _ page: Page, from start: Int, on screenful: Screenful, isContinued: Bool
  ) -> [Text] {
    let end = min(page.rows.count, start + screenful.room)
    let isEnd = end == page.rows.count && page.rest.isNothing
    let head = isContinued ? [] : (page.title.map { [$0] } ?? []) + page.head.flatMap(\.allLines)
    let rows = page.rows[start..<end].map(screenful.beginning)
    window = start..<end
    let part: [Text] =
      isContinued || start == 0
      ? [] : ["\(range(of: window, in: page)): `show` begins at the top"]
    let foot = page.foot.flatMap(\.allLines) + part
    let count = screenful.count(
      head: head, rows: rows, foot: foot, more: moreLine(of: page), isEnd: isEnd)
    window = start..<start + count
    return head + rows.prefix(count).joined() + (isWhole(page) ? foot : [moreLine(of: page)])
  }

  private func moreLine(of page: Page, _ part: Range<Int>? = nil) -> Text {
    "\(range(of: part ?? window, in: page)): `more` shows the next"
  }

  private func range(of part: Range<Int>, in page: Page) -> Text {
    let total = page.rows.count + page.rest.limit
    let most: Text = if case .atMost = page.rest { "at most " } else { "" }
    return "\(part.lowerBound + 1) to \(part.upperBound) of \(most)\(total)"
  }
}
