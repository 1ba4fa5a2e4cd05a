package struct Listing: Sendable, Equatable {
  package let title: String
  package let rows: [Row]
  /// A sentence that sums up the rows; `nil` if there is none.
  package var sum: String?
  package var notes: [String] = []
  /// The number of unreadable files, whose rows may be missing.
  var unread = 0

  /// A sentence about the unreadable files; empty if there are none.
  package var gap: [String] { LibraryExtent.gap(unread) }

  package struct Row: Sendable, Equatable {
    /// The number that starts the row and opens it: its position, or a number of its own.
    package internal(set) var number: RowNumber
    package let text: String
    /// A remark after the text, such as `3 pros, 1 con`; may be empty.
    package var remark = ""
    package let place: Place
    /// Whether this is the chosen option, which the remark says too.
    package var isChosen = false
    /// The heading above the row and the following rows with the same heading; `nil` for none.
    package var heading: String?
    /// What a found text is about; `nil` in other lists.
    package var finding: Finding?
  }

  /// The decision and the option that a found text is about.
  package struct Finding: Sendable, Equatable {
    /// The found text without its kind: `it is slow` for `con: it is slow`.
    package let item: String
    package let decision: String
    /// The title of the option; `nil` if the text is about the decision.
    package let option: String?
    /// What became of the option; `nil` if the text is about the decision.
    package let verdict: String?
    package let status: String?
    package let date: String?
  }
}

extension Listing.Finding: CustomReflectable {
  /// All properties but `item`: recordings made with 1.0 contain a hash of the finding's text, which had
  /// none.
  package var customMirror: Mirror {
    let facts = [("option", option), ("verdict", verdict), ("status", status), ("date", date)]
    return Mirror(
      self, children: [("decision", decision as Any)] + facts.map { ($0, $1 as Any) },
      displayStyle: .struct)
  }
}

/// Returns a list of at most five names: `A, B`, or `A, B, C, D, E and 2 more`.
package func firstFive(of names: [String]) -> String {
  let more = names.count - 5
  return names.prefix(5).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
}

/// Returns a count in words: `1 option`, `3 options`.
package func counted(_ count: Int, _ thing: String) -> String {
  "\(count) \(thing)\(count == 1 ? "" : "s")"
}
