import Prompt

/// A row of a page, or a sentence above or below its rows.
nonisolated struct Row {
  /// What it stands for. Two pages show the same row if the ids are equal, whatever is said about it.
  let id: ID

  /// The number that it is called by; empty for a sentence.
  var number = ""

  /// The name that it is called by.
  var name = ""

  /// The route from the page to what it stands for; `nil` if it leads nowhere.
  var key: String?

  /// Everything that it says, however it is laid out.
  let said: String

  /// The lines above it that it shares with the rows that follow, such as a heading of theirs.
  var above: [Text] = []

  private let layOut: () -> [Text]
  private var wrap: ([Text]) -> [Text] = { $0 }
  private var wrapsItself = false

  /// What a row stands for.
  struct ID: Hashable {
    /// What it belongs to, or its role on the page.
    let owner: String
    /// What tells it from others of the same owner; empty where the role is enough.
    let text: String

    /// The id of the only row of a role, such as the balance.
    static func role(_ role: String) -> ID { ID(owner: role, text: "") }
  }

  /// Creates a row with a number; `layOut` makes its lines when they are shown.
  init(
    _ number: String, _ id: ID, name: String, key: String?, said: String, above: [Text] = [],
    layOut: @escaping () -> [Text]
  ) {
    (self.number, self.id, self.name, self.key) = (number, id, name, key)
    (self.said, self.above, self.layOut) = (said, above, layOut)
  }

  /// Creates a sentence.
  init(_ id: ID, _ said: Text, layOut: ((Text) -> [Text])? = nil) {
    (self.id, self.said) = (id, said.safe)
    self.layOut = { layOut?(said) ?? [said] }
    wrapsItself = layOut != nil
  }

  /// Its own lines.
  var lines: [Text] { wrap(layOut()) }

  /// Its own lines for a report, which wraps them itself.
  var told: [Text] { layOut() }

  /// Its lines with those above it.
  var allLines: [Text] { above + lines }
}

nonisolated extension [Row] {
  /// Sentences that are items below a heading: `Drivers:`.
  static func section(_ heading: Text, of owner: String, _ items: [String], on paper: Paper)
    -> [Row]
  {
    let rows = items.map { item in
      Row(Row.ID(owner: owner, text: item), "   - \(item)") { paper.wrapped([$0], indent: 5) }
    }
    guard let first = rows.first else { return [] }
    return [first.below(paper.wrapped([heading], indent: 5))] + rows.dropFirst()
  }
}

nonisolated extension Row {
  /// The row with its lines wrapped, each behind `indent` blanks.
  func wrapped(on paper: Paper, indent: Int) -> Row {
    guard !wrapsItself else { return self }
    var row = self
    row.above = paper.wrapped(above)
    row.wrap = { paper.wrapped($0, indent: indent) }
    return row
  }

  fileprivate func below(_ heading: [Text]) -> Row {
    var row = self
    row.above = heading
    return row
  }
}
