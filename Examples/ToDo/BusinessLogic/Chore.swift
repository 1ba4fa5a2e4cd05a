import ReactiveHybrid

/// Something to do on a day.
struct Chore: Sendable, Equatable, Codable {
  let number: Int
  var title: String
  var day: Day
  var isDone = false
}

/// A day, such as 2026-11-26.
struct Day: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  let description: String

  init?(_ text: Substring) {
    guard text.wholeMatch(of: #/\d{4}-\d\d-\d\d/#) != nil else { return nil }
    description = String(text)
  }

  static func < (one: Day, other: Day) -> Bool { one.description < other.description }
}

/// How much of a day's list is done.
struct Progress: Sendable, Equatable {
  let day: Day
  let done: Int
  let all: Int
  var bar: String {
    String(repeating: "▓", count: done) + String(repeating: "░", count: all - done)
  }
}

/// What the screens show of the list.
extension [Chore] {
  /// Open chores up to a day, and those of the day itself that are done.
  func due(by today: Day) -> Self { filter { $0.isDone ? $0.day == today : $0.day <= today } }

  func matching(_ words: String) throws(NoMatch) -> Self {
    let found = filter { $0.title.lowercased().contains(words.lowercased()) }
    if found.isEmpty { throw NoMatch(words: words) }
    return found
  }

  func chore(_ number: Int) throws(NoSuchChore) -> Chore { self[try index(of: number)] }

  var progress: [Progress] {
    Dictionary(grouping: self, by: \.day)
      .map { Progress(day: $0, done: $1.count(where: \.isDone), all: $1.count) }
      .sorted { $0.day < $1.day }
  }

  func index(of number: Int) throws(NoSuchChore) -> Int {
    guard let index = firstIndex(where: { $0.number == number }) else {
      throw NoSuchChore(number: number)
    }
    return index
  }
}

/// The service answered that nothing is there: a screen shows no earlier rows.
struct NoMatch: NothingFound, CustomStringConvertible {
  let words: String
  var description: String { "No chore has “\(words)” in its title" }
}

/// The same request would be refused again: a router stays where it is.
struct NoSuchChore: Refusal, CustomStringConvertible {
  let number: Int
  var description: String { "There is no chore \(number)" }
}
