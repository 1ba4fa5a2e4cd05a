/// The edits of a session, across decisions, as far as they can be taken back and made again.
struct EditHistory: Sendable, Equatable {
  /// What the user did in one step, with the receipts to take it back by.
  struct Entry: Sendable, Equatable {
    let deed: Deed
    let receipts: [EditReceipt]
  }

  private var done: [Entry] = []
  private var undone: [Entry] = []

  /// The step that `undo` takes back.
  var last: Entry? { done.last }

  /// The step that `redo` makes again.
  var next: Entry? { undone.last }

  /// The edits of each decision that held when it was last saved as a file.
  private var saved: [String: [Int]] = [:]

  /// The decisions with edits that hold now and were not saved, by their keys.
  var unsaved: [String] { edits.filter { saved[$0.key] != $0.value }.keys.sorted() }

  /// The numbers of the edits of each decision that hold now.
  private var edits: [String: [Int]] {
    done.flatMap(\.receipts).reduce(into: [:]) { $0[$1.key, default: []].append($1.id) }
  }

  /// The decision was saved as a file.
  mutating func save(_ key: String) { saved[key] = edits[key] }

  /// A new step was made: what was taken back before can't be made again.
  mutating func add(_ entry: Entry) {
    done.append(entry)
    undone = []
  }

  /// The last step was taken back.
  mutating func undo() {
    if let entry = done.popLast() { undone.append(entry) }
  }

  /// The next step was made again.
  mutating func redo() {
    if let entry = undone.popLast() { done.append(entry) }
  }
}
