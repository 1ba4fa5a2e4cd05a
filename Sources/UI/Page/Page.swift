import BusinessLogic
import Decisions
import Prompt

/// The output of a screen, as a value. Every screen is a function from a response to a page.
///
/// A page runs from its title to its foot. The sentences above and below the rows have ids like
/// rows, so one function compares two pages.
nonisolated public struct Page {
  var title: Text?
  /// The name of the page in reports of its changes, if it has no title.
  var heading: Text?
  /// The title of the decision or option that edits on this page change.
  var subject: String?
  var head: [Row] = []
  var rows = Rows()
  var foot: [Row] = []
  /// The rows that follow, fetched on request.
  var rest = Rest.exactly(0)
  /// Whether a long page is shown one screenful at a time. Other pages are shown in full.
  var isList = true
  /// Whether the rows are ordered by what they weigh, so that an edit of one may move any other.
  var isRanked = false
  /// Whether the page answers no, so that the command fails.
  var isNegative = false
  /// The text that other programs read, so that none of its lines is wrapped or cut; `nil` for a page
  /// for people.
  var document: String?
  /// Whether the title only counts the rows, so that its change needs no report of its own.
  var titleCounts = false
  var isEmpty: Bool { title == nil && head.isEmpty && rows.count == 0 && foot.isEmpty }
  var isNumbered: Bool { rows[0..<min(1, rows.count)].contains { $0.number != nil } }

  /// Returns whether the user still knows the number of each row after editing `old`.
  func isPredictable(from old: Page) -> Bool {
    !isRanked || rows.all.map(\.id) == old.rows.all.map(\.id)
  }

  /// Returns the item with this name and number, such as `pro 1`, with its number among the items
  /// of its kind; `nil` if the page doesn't show it.
  func item(_ name: String, _ number: Int) -> (kind: DecisionItem.Kind, number: Int, row: Row)? {
    func kind(_ row: Row) -> DecisionItem.Kind? {
      if case .item(let kind) = row.id.kind, kind.name == name { kind } else { nil }
    }
    if let row = rows.row(number), let kind = kind(row) { return (kind, number, row) }
    let items = (head + rows.all + foot).compactMap { row in kind(row).map { (kind: $0, row: row) }
    }
    guard number > 0, number <= items.count else { return nil }
    let (kind, row) = items[number - 1]
    return (kind, items.prefix(number).count { $0.kind == kind }, row)
  }

  /// Returns these rows with the sentences around them, but for the heading.
  func around(_ rows: [Row], withFoot: Bool) -> [Row] {
    (head + rows + (withFoot ? foot : [])).filter { $0.text != heading?.safe }
  }

  /// Wraps the sentences above and below the rows of a page that isn't a list.
  mutating func wrapSentences(on paper: Paper) {
    head = head.map { $0.wrapped(on: paper, indent: 0) }
    foot = foot.map { $0.wrapped(on: paper, indent: 0) }
  }
}

nonisolated extension Page {
  init(of subject: String, isList: Bool = true, style: Style = .heading) {
    self.init(title: "\(subject, style)", subject: subject, isList: isList)
  }
}
