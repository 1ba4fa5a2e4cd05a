/// What a person has seen of a content, be it that there is nothing, and the edits of their own since
/// then: they were told of these, without seeing what came of them.
nonisolated struct SeenContent<Response: Sendable & Equatable>: Sendable {
  /// More than these are not gone through for each row.
  private static var limit: Int { 50 }

  /// What was seen; `nil` if that was nothing.
  private(set) var response: Response?

  /// Under which heading there was nothing.
  private var emptyHeading: String?

  private var edits: [(before: Response, after: Response)] = []

  /// Whether it can't be told any more what they take to be there.
  private var isLost = false

  init(_ response: Response) {
    self.response = response
  }

  init(nothingUnder heading: String) {
    emptyHeading = heading
  }

  /// They know that an edit has found `before` and made `after` of it; `nil` where that can't be told.
  mutating func know(_ before: Response?, _ after: Response?) {
    guard let after, edits.count < Self.limit else { return isLost = true }
    if edits.isEmpty, response == before {
      response = after
    } else if let before {
      if response != after { edits.append((before, after)) }
    } else {
      isLost = true
    }
  }

  /// Where what they take to be the row with this number is found, of `rows` that are counted from 1;
  /// `nil` if that can't be told. Their edits have moved the rows that they had seen; what others had
  /// put between those before is not among them.
  func origin(
    ofRow number: Int, _ rows: (Response) -> [String]
  ) -> (response: Response, number: Int)? {
    guard !isLost else { return nil }
    var number = number
    for edit in edits.reversed() {
      let rows = EditedRows(before: rows(edit.before), after: rows(edit.after))
      guard let origin = rows.origin(of: number) else { return (edit.after, number) }
      number = origin
    }
    return response.map { ($0, number) }
  }

  /// What they take the heading to be, which `heading` finds; `nil` if that can't be told. An edit has
  /// changed it for them if it was for the edit what it was for them: others may have changed it before.
  func heading(_ heading: (Response) -> String?) -> String? {
    guard !isLost else { return nil }
    return edits.reduce(response.map(heading) ?? emptyHeading) { known, edit in
      known == heading(edit.before) ? heading(edit.after) : known
    }
  }
}
