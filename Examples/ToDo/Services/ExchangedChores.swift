/// Stands for the service that the setting names. Nothing above it notices an exchange.
actor ExchangedChores: ChoresWorkerProtocol, SettingsWorkerProtocol {
  private let service: @Sendable (Storage) -> any ChoresWorkerProtocol
  private(set) var storage = Storage.memory

  init(_ service: @escaping @Sendable (Storage) -> any ChoresWorkerProtocol) {
    self.service = service
  }

  func use(_ storage: Storage) { self.storage = storage }
  func chores() async throws -> [Chore] { try await service(storage).chores() }
  func make(_ edit: Edit) async throws -> Chore { try await service(storage).make(edit) }
}
