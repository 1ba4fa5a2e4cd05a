/// Where the chores are kept.
enum Storage: String, Sendable, CaseIterable {
  case memory, file, network
}

/// What business logic requires of a service that can be exchanged while the program runs.
protocol SettingsWorkerProtocol: Sendable {
  var storage: Storage { get async }
  func use(_ storage: Storage) async
}
