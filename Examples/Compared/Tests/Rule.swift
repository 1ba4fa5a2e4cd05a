import ReactiveHybridTesting

@testable import Compared

/// What a user expects of a list whose service is slow and can fail.
@MainActor
enum Rule: String, CaseIterable {
  case newest = "The newest answer is shown, even if an older one arrives later"
  case alert = "A failed search raises an alert"
  case rows = "A failed search keeps the rows"
  case again = "After a failure, the next search works"
  case follows = "What is added appears"
  case alertOfAdd = "A failed add raises an alert"
  case left = "Nothing is shown of a search that the user has left"
  case cancelled = "A cancelled search raises no alert"

  func isKept(by type: any ChoreList.Type) async -> Bool {
    let late = HandAnswers<[Chore]>(heedsCancellation: self == .cancelled)
    let service = Service(late: late)
    let list = type.init(service)
    await list.search("a")
    switch self {
    case .newest:
      let older = Task { await list.search("late") }
      await late.arrival()
      let newer = Task { await list.search("b") }
      await list.wait { $0.chores == service.found("b") }
      await late.answer(service.found("late"))
      await older.value
      await newer.value
      return list.shown.chores == service.found("b")
    case .alert:
      await list.search("bad")
      return list.shown.alert == "Server is down"
    case .rows:
      await list.search("bad")
      return list.shown.chores == service.found("a")
    case .again:
      await list.search("bad")
      await list.search("b")
      return list.shown.chores == service.found("b")
    case .follows:
      await list.add("milk")
      return list.shown.chores?.last == Chore(title: "milk")
    case .alertOfAdd:
      await list.add("bad")
      return list.shown.alert == "Server is down"
    case .left, .cancelled:
      let search = Task { await list.search("late") }
      await late.arrival()
      // Only cancellation ends the wait for a search that goes on without its screen.
      if self == .cancelled { search.cancel() }
      list.leave()
      if self == .left { await late.answer(service.found("late")) }
      await search.value
      return list.shown == Shown(chores: service.found("a"))
    }
  }
}

/// Finds a chore with the words of the search, and what was added.
private final class Service: ChoreService {
  private let late: HandAnswers<[Chore]>
  private let added = Added()

  init(late: HandAnswers<[Chore]>) { self.late = late }

  func found(_ words: String) -> [Chore] { [Chore(title: words)] }

  func chores(matching words: String) async throws -> [Chore] {
    switch words {
    case "late": try await late.ask()
    case "bad": throw Breakdown()
    default: found(words) + (await added.chores)
    }
  }

  func add(_ title: String) async throws {
    if title == "bad" { throw Breakdown() }
    await added.add(Chore(title: title))
  }

  private actor Added {
    private(set) var chores: [Chore] = []
    func add(_ chore: Chore) { chores.append(chore) }
  }
}
