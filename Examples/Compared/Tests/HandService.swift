import ReactiveHybridTesting

@testable import Compared

/// A service whose searches a test answers; they don't react to being cancelled. Adding works.
struct HandService: ChoreService {
  let searches = HandAnswers<[Chore]>(heedsCancellation: false)

  func chores(matching words: String) async throws -> [Chore] { try await searches.ask() }
  func add(_ title: String) async throws {}
}
