import ReactiveHybrid

/// The undo history of a session, across decisions and interfaces.
struct EditHistory: Sendable, Equatable {
  private var done: [Edited] = []
  private var undone: [Edited] = []

  /// The edits in effect when each decision was last saved to a file.
  private var saved: [String: [Int]] = [:]

  /// The keys of the decisions whose edits in effect aren't saved.
  var unsaved: [String] { edits.filter { saved[$0.key] != $0.value }.keys.sorted() }

  private var edits: [String: [Int]] {
    done.flatMap(\.receipts).reduce(into: [:]) { $0[$1.key, default: []].append($1.id) }
  }

  mutating func save(_ key: String) { saved[key] = edits[key] }

  /// Adds a step if it changed anything, and discards the undone steps of its author: they can't be
  /// redone any more.
  mutating func add(_ edited: Edited) {
    var step = edited
    // To undo it, no decisions are needed.
    (step.receipts, step.changes) = (edited.receipts.filter(\.hasChanged), [])
    guard !step.receipts.isEmpty else { return }
    done.append(step)
    undone.removeAll { $0.author == edited.author }
  }

  /// Returns the step to redo, or to undo: the one with this number, or else the author's last one;
  /// `nil` if the author has none. Throws ``CantUndo``.
  func step(
    _ kind: Edited.Kind, by author: Author, _ number: Int?
  ) throws(CantUndo) -> Edited? {
    guard kind == .undone else { return undone.last { $0.author == author } }
    let found = done.lastIndex { number == nil ? $0.author == author : $0.number == number }
    guard let index = found else {
      if number != nil { throw .unknown }
      return nil
    }
    let step = done[index]
    let keys = Set(step.receipts.map(\.key))
    let later = done[(index + 1)...].last { !keys.isDisjoint(with: $0.receipts.map(\.key)) }
    if let later { throw .isCovered(step.action, by: later.action, of: later.author) }
    return step
  }

  /// Knows from now on that a step was undone or redone.
  mutating func take(_ step: Edited, _ kind: Edited.Kind) {
    done.removeAll { $0.number == step.number }
    undone.removeAll { $0.number == step.number }
    if kind == .undone { undone.append(step) } else { done.append(step) }
  }
}

package enum CantUndo: Refusal, Equatable {
  /// No step has this number, or it is undone already.
  case unknown
  /// A later step has edited the same decision: it has to be undone first.
  case isCovered(Action, by: Action, of: Author)
}
