/// A change of the list. It is a value, so a service can make it in memory, in a file or far away.
enum Edit: Sendable, Equatable {
  case add(String, Day)
  /// Without a day, the chore keeps its own.
  case update(Int, String, Day?)
  case finish(Int)
  case delete(Int)

  var deed: String {
    switch self {
    case .add: "Added"
    case .update: "Updated"
    case .finish: "Finished"
    case .delete: "Deleted"
    }
  }
}

extension [Chore] {
  /// Makes an edit, and returns the chore that it concerns.
  mutating func make(_ edit: Edit) throws(NoSuchChore) -> Chore {
    switch edit {
    case .add(let title, let day):
      append(Chore(number: (map(\.number).max() ?? 0) + 1, title: title, day: day))
      return self[endIndex - 1]
    case .update(let number, let title, let day):
      return try change(number) { ($0.title, $0.day) = (title, day ?? $0.day) }
    case .finish(let number): return try change(number) { $0.isDone = true }
    case .delete(let number): return remove(at: try index(of: number))
    }
  }

  private mutating func change(
    _ number: Int, _ change: (inout Chore) -> Void
  ) throws(NoSuchChore) -> Chore {
    let index = try index(of: number)
    change(&self[index])
    return self[index]
  }
}
