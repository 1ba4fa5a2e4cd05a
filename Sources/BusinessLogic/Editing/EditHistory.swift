import ReactiveHybrid

/// The undo history of a session, across decisions and interfaces.
struct EditHistory: Sendable, Equatable {
  /// A step of the user, with the receipts to undo it.
  struct Entry: Sendable, Equatable {
    let handle: Edited.Handle
    let author: Author
    let action: Action
    let receipts: [EditReceipt]
  }

  private var done: [Entry] = []
  private var undone: [Entry] = []

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
    let receipts = edited.receipts.filter(\.hasChanged)
    guard !receipts.isEmpty else { return }
    done.append(
      Entry(
        handle: edited.handle, author: edited.author, action: edited.action, receipts: receipts))
    undone.removeAll { $0.author == edited.author }
  }

  /// Returns the step to undo: the one with this handle, or else the author's last one; `nil` if
  /// the author has none. Throws ``CantUndo``.
  func lastDone(by author: Author, _ handle: Edited.Handle?) throws(CantUndo) -> Entry? {
    let found = done.lastIndex { handle == nil ? $0.author == author : $0.handle == handle }
    guard let index = found else {
      if handle != nil { throw .unknown }
      return nil
    }
    let entry = done[index]
    let keys = Set(entry.receipts.map(\.key))
    let later = done[(index + 1)...].first { !keys.isDisjoint(with: $0.receipts.map(\.key)) }
    if let later { throw .isCovered(entry.action, by: later.action, of: later.author) }
    return entry
  }

  func lastUndone(by author: Author) -> Entry? { undone.last { $0.author == author } }

  mutating func undo(_ entry: Entry) {
    done.removeAll { $0.handle == entry.handle }
    undone.append(entry)
  }

  mutating func redo(_ entry: Entry) {
    undone.removeAll { $0.handle == entry.handle }
    done.append(entry)
  }
}

/// The reason why a step can't be undone.
package enum CantUndo: Refusal, Equatable {
  /// No step has this handle, or it is undone already.
  case unknown
  /// A later step has edited the same decision: it has to be undone first.
  case isCovered(Action, by: Action, of: Author)
}
