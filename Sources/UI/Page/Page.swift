import BusinessLogic
import Prompt

/// What a screen shows, as a value. Every screen is a function from a response to a page.
///
/// A page is written from its title to its foot. Sentences above and below the rows have ids like rows, so
/// that the difference of two pages is one function.
nonisolated public struct Page {
  /// The first line; `nil` for none.
  var title: Text?

  /// What the page is called where its changes are reported, if it has no title.
  var heading: Text?

  /// What an edit on this page is meant for: a decision or an option, by its title.
  var subject: String?

  /// The sentences between the title and the rows.
  var head: [Row] = []

  /// The rows, which are made when they are asked for.
  var rows = Rows()

  /// The sentences below the last row.
  var foot: [Row] = []

  /// What comes after the rows, to be fetched when it is wanted.
  var rest = Rest.exactly(0)

  /// Whether a long page is shown one screen of rows at a time. Any other is one answer.
  var isList = true

  /// Whether the page says no to what was asked, so that the command has failed.
  var isNo = false

  /// Whether other programs read the lines, so that none is wrapped or cut.
  var isDocument = false

  /// Whether the title only counts the rows, so that a change of it is no news beside theirs.
  var titleCounts = false

  /// Whether it shows nothing at all.
  var isEmpty: Bool { title == nil && head.isEmpty && rows.count == 0 && foot.isEmpty }

  /// The sentences above the rows, without the one that is its heading.
  var sentences: [Row] { head.filter { $0.said != heading?.safe } }

  /// Wraps the sentences above and below the rows, as a page does that isn't a list.
  mutating func wrapSentences(on paper: Paper) {
    head = head.map { $0.wrapped(on: paper, indent: 0) }
    foot = foot.map { $0.wrapped(on: paper, indent: 0) }
  }
}
