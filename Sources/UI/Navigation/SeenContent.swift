/// What a person has seen of a content, and the edits of their own since then: they were told of these,
/// without seeing what came of them.
nonisolated struct SeenContent<Response: Sendable & Equatable>: Sendable {
  /// More than these are not gone through for each row.
  private static var limit: Int { 50 }

  /// What was seen.
  private(set) var response: Response

  private var edits: [(before: Response, after: Response)] = []

  /// Whether it can't be told any more what they take to be there.
  private var isLost = false

  init(_ response: Response) {
    self.response = response
  }

  /// They know that an edit has found `before` and made `after` of it; `nil` where that can't be told.
  mutating func know(_ before: Response?, _ after: Response?) {
    guard let before, let after, edits.count < Self.limit else { return isLost = true }
    if edits.isEmpty, response == before {
      response = after
    } else if response != after {
      edits.append((before, after))
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
    return (response, number)
  }

  /// What they take `value` to be, such as a title; `nil` if that can't be told. An edit has changed it
  /// for them if it was for the edit what it was for them: others may have changed it before.
  func value<Value: Equatable>(_ value: (Response) -> Value?) -> Value? {
    guard !isLost else { return nil }
    return edits.reduce(value(response)) { known, edit in
      known == value(edit.before) ? value(edit.after) : known
    }
  }
}
