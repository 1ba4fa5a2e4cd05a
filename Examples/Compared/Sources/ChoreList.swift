/// Something to do.
struct Chore: Sendable, Equatable {
  let title: String
  var isDone = false
}

/// What a screen shows.
struct Shown: Sendable, Equatable {
  var chores: [Chore]?
  var isLoading = false
  var alert: String?
}

/// The service behind the list.
protocol ChoreService: Sendable {
  func chores(matching words: String) async throws -> [Chore]
  func add(_ title: String) async throws
}
