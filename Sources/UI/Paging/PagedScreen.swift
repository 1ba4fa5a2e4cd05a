import BusinessLogic
import Prompt

/// A screen with rows, of which a terminal shows one screen after the other.
///
/// What is shown for the first time begins at the top, also when it is asked for again; coming back
/// shows what was left. Where there is no terminal everything is shown.
public class PagedScreen<List: PagedList>: ContentScreen<List> {
  /// The rows that stand on the last screen, counted from 0.
  private var shownRows = 0..<0 { didSet { window = max(window, shownRows.upperBound) } }

  /// The most rows that were known since the list was last begun at its top.
  private var window = 0

  /// Whether what is shown next begins at the top.
  private var beginsAtTop = true

  /// How many lines there are above the rows, where each row is a line.
  var headCount: Int { 1 }

  /// The lines of `list`, row by row.
  func layout(_ list: List) -> ListLayout {
    ListLayout(lines(list), head: headCount, rows: list.rowCount)
  }

  /// Whether the title says how many rows there are, which is no news beside what came and went.
  var titleCounts: Bool { false }

  /// The rows of `list` as they are laid out, each of which stays or changes as a whole.
  func rowPassages(_ list: List, on layout: ListLayout) -> [Passage] {
    let texts = rows(list).map(\.text)
    return zip(layout.rows, subjects(list)).enumerated().map { place, row in
      var passage = Passage(row.0.lines)
      passage.subject = row.1
      // Known again by what it says, whatever is said about it.
      if texts.indices.contains(place) { passage.words = texts[place] }
      return passage
    }
  }

  /// What each row is about, where rows of two things may read alike.
  func subjects(_ list: List) -> [String?] {
    Array(repeating: nil, count: list.rowCount)
  }

  /// There is `more` for that, also where a title and a row are more than the terminal shows.
  override var mayPage: Bool { screenful == nil }

  override func passages(_ list: List) -> [Passage] { passages(list, withFoot: true) }

  private func passages(_ list: List, withFoot hasFoot: Bool) -> [Passage] {
    let layout = layout(list)
    let rows = zip(layout.rows, rowPassages(list, on: layout)).flatMap { row, passage in
      Passage.all(in: row.above) + [passage]
    }
    return Passage.all(in: Array(layout.head.dropFirst(titleCounts ? 1 : 0)), areRows: false) + rows
      + (hasFoot ? Passage.all(in: layout.foot, areRows: false) : [])
  }

  public override func appear() async {
    if isShown { beginsAtTop = true }
    await super.appear()
  }

  public override func appearAgain() -> Bool {
    guard isShown else { return false }
    beginsAtTop = true
    viewModel.pageSize = screenful?.pageSize
    return super.appearAgain()
  }

  public override func load() async {
    viewModel.pageSize = screenful?.pageSize
    await super.load()
  }

  public override func refresh() async {
    viewModel.pageSize = screenful?.pageSize
    beginsAtTop = true
    await super.refresh()
  }

  public override var holdsAll: Bool {
    super.holdsAll && list?.rest.isNothing == true
  }

  public override var hasMore: Bool {
    screenful != nil && seen.map { !isWhole($0) } ?? false
  }

  /// Shows the next rows, which are fetched first if need be.
  public override func more() async {
    // What is on its way to be shown comes first, as it does for whoever reads it.
    await rest()
    guard !Task.isCancelled else { return }
    guard let screenful, let list = seen, !isWhole(list) else { return await super.more() }
    let wanted = shownRows.upperBound + screenful.pageSize
    await fetch(rows: wanted)
    // Otherwise the page has failed, or nobody waits for it any more.
    guard isShown, let list = seen, list.rowCount >= wanted || list.rest.isNothing else { return }
    show(lines(list, from: shownRows.upperBound, on: screenful, isContinued: true))
  }

  /// Fetches up to the row with this number, or everything to look for a name.
  public override func reach(_ choice: String) async {
    await load()
    if let number = Int(choice) {
      guard list?.hasRow(number) == false else { return }
      await fetch(rows: number)
      guard list?.hasRow(number) == false else { return }
    }
    await fetch(rows: nil)
  }

  override func linesToShow(_ list: List) -> [Text] {
    guard let screenful else { return lines(list) }
    if beginsAtTop { (beginsAtTop, shownRows, window) = (false, 0..<0, 0) }
    let start = shownRows.lowerBound < list.rowCount ? shownRows.lowerBound : 0
    return lines(list, from: start, on: screenful, isContinued: false)
  }

  override func show(_ content: Content<List>) {
    if let list = content.response { keepPlace(in: list) }
    super.show(content)
  }

  /// What is come back to begins with the row that it began with, wherever that is by now: by its number
  /// alone, rows that nobody has seen would be passed over where others before them have gone.
  private func keepPlace(in list: List) {
    guard !beginsAtTop, shownRows.lowerBound > 0, let seen, seen != list else { return }
    isComparing = true
    defer { isComparing = false }
    let old = rowPassages(seen)
    let place = shownRows.clamped(to: 0..<old.count).lowerBound
    let start = SeenRows(
      seen: old[..<place], unseen: old[place...], wereAll: seen.rest.isNothing, window: window
    ).kept(in: rowPassages(list))
    shownRows = start..<start
  }

  override func know(_ list: List) {
    super.know(list)
    (beginsAtTop, shownRows, window) = (false, 0..<0, 0)
    shownRows = 0..<list.rowCount
  }

  /// What was seen, and what has become of that; what comes after it comes with the next screen, and
  /// so does what is new at the end and more than a report tells.
  override func passages(
    from seen: List, to list: List
  ) -> (before: [Passage], now: [Passage], rest: Text?) {
    guard screenful != nil else {
      shownRows = 0..<list.rowCount
      return super.passages(from: seen, to: list)
    }
    let (old, now) = (rowPassages(seen), rowPassages(list))
    let shown = shownRows.clamped(to: 0..<old.count).upperBound
    let rows = SeenRows(
      seen: old[..<shown], unseen: old[shown...], wereAll: seen.rest.isNothing, window: window)
    let kept = rows.kept(in: now)
    let known = rows.count(in: now, areAll: list.rest.isNothing)
    let before = seen.part(0..<shown)
    let end = known == kept ? kept : min(known, kept + room(from: before, to: list.part(0..<kept)))
    shownRows = min(shownRows.lowerBound, end)..<end
    return (
      passages(before, withFoot: isWhole(list)), passages(list.part(0..<end)),
      end < known ? moreLine(of: list, kept < end ? kept..<end : shownRows) : nil
    )
  }

  /// How many more changes a report tells of, after what has become of the rows of `before`.
  private func room(from before: List, to now: List) -> Int {
    let difference = Difference(
      from: passages(before, withFoot: false), to: passages(now, withFoot: false))
    return max(0, Difference.limit - difference.changes.count { !$0.isGone })
  }

  private func rowPassages(_ list: List) -> [Passage] {
    rowPassages(list, on: layout(list))
  }

  private var list: List? { viewModel.content.value.response }

  private var screenful: Screenful? {
    height.map { Screenful(rows: $0, columns: columns) }
  }

  /// Whether all of `list` was shown.
  private func isWhole(_ list: List) -> Bool {
    list.rest.isNothing && shownRows.upperBound >= list.rowCount
  }

  /// The lines of the next screen; one that is continued needs no title. One that is come back to says
  /// what it is a part of, also at the end.
  private func lines(
    _ list: List, from start: Int, on screenful: Screenful, isContinued: Bool
  ) -> [Text] {
    var end = min(list.rowCount, start + screenful.room)
    let isEnd = end == list.rowCount && list.rest.isNothing
    let layout = layout(list.part(start..<end))
    let head = isContinued ? [] : layout.head
    let rows = layout.rows.map(\.allLines)
    let more = moreLine(of: list, start..<end)
    let foot = layout.foot + (isContinued || start == 0 ? [] : [endLine(of: list, start..<end)])
    let count = screenful.count(head: head, rows: rows, foot: foot, more: more, isEnd: isEnd)
    end = start + count
    shownRows = start..<end
    let lines = head + rows.prefix(count).joined()
    return lines + (isWhole(list) ? foot : [moreLine(of: list, shownRows)])
  }

  private func moreLine(of list: List, _ shown: Range<Int>) -> Text {
    "\(place(of: shown, in: list)): `more` shows the next"
  }

  private func endLine(of list: List, _ shown: Range<Int>) -> Text {
    "\(place(of: shown, in: list)): `show` begins at the top"
  }

  private func place(of shown: Range<Int>, in list: List) -> Text {
    let total = list.rowCount + list.rest.limit
    let most: Text =
      switch list.rest {
      case .exactly: ""
      case .atMost: "at most "
      }
    return "\(shown.lowerBound + 1) to \(shown.upperBound) of \(most)\(total)"
  }
}
