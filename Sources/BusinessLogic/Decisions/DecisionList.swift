/// What the list of all decisions shows, ready to be written.
public struct DecisionList: Sendable, Equatable {
  /// What the list is a list of.
  public let title: String

  /// The decisions, in their order.
  public let rows: [Row]

  /// What comes after them.
  public let rest: Rest

  /// How many decisions have which status, what was found beside them and skipped, and what else to know
  /// of the list, a sentence each; none until all rows are fetched.
  public let remarks: [String]

  /// What was fetched.
  let held: HeldDecisions

  private let folder: String?

  /// One decision.
  public struct Row: Sendable, Equatable {
    /// The number that the row begins with and is opened by: the decision's, or one of the list.
    public let number: String

    /// What people call it.
    public let title: String

    /// Where it stands; empty if unsaid.
    public let status: String

    /// Its first word, where there is little room.
    public let shortStatus: String

    /// When it was last decided; empty if unsaid.
    public let date: String

    /// What the chosen option is called; empty if none is.
    public let chosen: String

    /// How many options and arguments it has: `2 options, 7 arguments`.
    public let counts: String

    /// The same where there is little room: `2 opt. 7 arg.`.
    public let shortCounts: String

    /// Why it can't be opened; `nil` if it can.
    public let trouble: String?

    /// The word that leads from the list's route to it.
    public let key: String
  }

  /// Lists what is held, which was found in `folder` if it isn't the one that was asked for.
  ///
  /// What is no decision is left out beside decisions, and named; alone it is listed.
  init(_ held: HeldDecisions, in folder: String?) {
    self.held = held
    self.folder = folder
    title = folder.map { "Decisions in \($0)" } ?? "Decisions"
    rest = held.rest
    let decisions = held.items.filter(\.isDecision)
    let shown = decisions.isEmpty ? held.items : decisions
    rows = zip(held.heading.numbers.numbers(of: shown), shown).map { Row(number: $0, $1) }
    let others = decisions.isEmpty ? [] : held.items.filter { !$0.isDecision }
    remarks =
      rest.isNothing
      ? Self.sum(of: decisions) + Self.leftOut(others) + held.heading.remarks : []
  }

  /// How many of the files that are left out are named.
  private static let namedFiles = 5

  /// The number of decisions with each status, by its first word, the most frequent first; nothing if none
  /// has a status.
  private static func sum(of entries: [DecisionEntry]) -> [String] {
    let words = entries.compactMap { entry in
      entry.summary?.status?.prefix { $0.isLetter || $0 == "-" }.lowercased()
    }.filter { !$0.isEmpty }
    guard !words.isEmpty else { return [] }
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }
    let others = entries.count - words.count
    let parts = counts + (others == 0 ? [] : ["\(others) without status"])
    return ["\(counted(entries.count, "decision")): \(parts.joined(separator: ", "))"]
  }

  private static func leftOut(_ entries: [DecisionEntry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let named = entries.prefix(namedFiles).map(\.title).joined(separator: ", ")
    let more = entries.count - namedFiles
    return [
      "Skipped \(counted(entries.count, "other file")): \(named)\(more > 0 ? " and \(more) more" : "")"
    ]
  }
}

extension DecisionList {
  /// The same list with the row of one decision telling what it says now.
  public func telling(_ decision: Decision, called key: String) -> Self {
    Self(held.telling(decision, called: key), in: folder)
  }
}

extension DecisionList.Row {
  init(number: String, _ entry: DecisionEntry) {
    let summary = entry.summary
    self.number = number
    title = entry.title
    status = summary?.status ?? ""
    shortStatus = String(status.prefix { !$0.isWhitespace })
    date = summary?.date ?? ""
    chosen = summary?.chosen ?? ""
    counts = summary?.counts ?? ""
    shortCounts = summary?.shortCounts ?? ""
    trouble = entry.trouble
    key = entry.key
  }
}
