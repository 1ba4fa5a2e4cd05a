/// The undo history of a session, across decisions.
struct EditHistory: Sendable, Equatable {
  /// A step of the user, with the receipts to undo it.
  struct Entry: Sendable, Equatable {
    let deed: Deed
    let receipts: [EditReceipt]
  }

  private var done: [Entry] = []
  private var undone: [Entry] = []
  var last: Entry? { done.last }
  var next: Entry? { undone.last }

  /// The edits in effect when each decision was last saved to a file.
  private var saved: [String: [Int]] = [:]

  /// The keys of the decisions whose edits in effect aren't saved.
  var unsaved: [String] { edits.filter { saved[$0.key] != $0.value }.keys.sorted() }

  private var edits: [String: [Int]] {
    done.flatMap(\.receipts).reduce(into: [:]) { $0[$1.key, default: []].append($1.id) }
  }

  mutating func save(_ key: String) { saved[key] = edits[key] }

  /// Adds a step, and discards the undone steps: they can't be redone any more.
  mutating func add(_ entry: Entry) {
    done.append(entry)
    undone = []
  }

  mutating func undo() {
    if let entry = done.popLast() { undone.append(entry) }
  }

  mutating func redo() {
    if let entry = undone.popLast() { done.append(entry) }
  }
}
