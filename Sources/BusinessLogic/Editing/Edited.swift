import Decisions

package struct Edited: Sendable, Equatable {
  package enum Kind: Sendable {
    case made
    case undone
    case redone
  }

  /// The number of the edit in the session: to undo it by, and so that equal results of two edits
  /// differ.
  package internal(set) var number = 0
  /// The interface that made it.
  package internal(set) var author = Author("")
  /// Whether it was made after nobody waited for it any more.
  package internal(set) var isLate = false
  package let kind: Kind
  package let action: Action
  /// The receipts, one for each edited file; empty for a saved file.
  package internal(set) var receipts: [EditReceipt]
  package internal(set) var changes: [DecisionChange]

  init(
    _ action: Action, _ receipts: [EditReceipt] = [], changes: [DecisionChange] = [],
    kind: Kind = .made
  ) {
    (self.action, self.receipts, self.changes, self.kind) = (action, receipts, changes, kind)
  }

  init(_ action: Action, _ answers: [EditAnswer]) {
    self.init(
      action, answers.map(\.receipt),
      changes: answers.filter(\.receipt.hasChanged).compactMap(\.change))
  }

  /// The key of the decision that this edit created, or whose creation it undid or redid; `nil` for
  /// any other edit.
  package var createdKey: String? { if case .create(_, let key) = action { key } else { nil } }

  /// Whether it brings changes that its author hasn't seen, because others made them.
  var isNews: Bool {
    if case .keep = action { kind == .made && !changes.isEmpty } else { false }
  }

  package var hasChanged: Bool { receipts.isEmpty || receipts.contains(where: \.hasChanged) }
}

package enum Action: Sendable, Hashable {
  case edit(Edit, of: String)
  /// The creation of a decision; `key` is `nil` until it exists.
  case create(title: String, key: String?)
  /// The replacement of the decision `old` by another, recorded in both files.
  case supersede(old: String, by: String)
  /// The move of decisions to other numbers.
  case renumber(Renumbered)
  case save(path: String)
  case export(decisions: Int, path: String)
  /// The index of all decisions in a file.
  case index(path: String)
  case saveTrace(steps: Int, path: String)
  /// An answer written to a file.
  case write(lines: Int, path: String)
  /// The beginning of a draft, with the edits of these decisions that an earlier session left.
  case draft([String])
  /// The end of a draft of these decisions, or of a proposal, with its edits kept; those of some were
  /// merged with others' changes, and those that conflict with these were dropped.
  case keep([String], merged: [String], dropped: [DecisionChange], ProposalPart?)
  /// The end of a draft of these decisions, or of a proposal, with its edits discarded.
  case drop([String], ProposalPart?)
  /// The end of a draft of these decisions, with its edits left to a later session.
  case leave([String])
}
