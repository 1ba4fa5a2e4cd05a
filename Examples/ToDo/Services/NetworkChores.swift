/// Behaves as a network does: it takes a second, fails for a while, and comes back.
actor NetworkChores: ChoresWorkerProtocol {
  private let server = MemoryChores()
  private let clock: any Clock<Duration>
  private var failing = 0

  init(clock: any Clock<Duration>) { self.clock = clock }

  /// Lets the next requests fail.
  func fail(_ requests: Int) { failing = requests }

  func chores() async throws -> [Chore] {
    try await connect()
    return await server.chores()
  }

  func make(_ edit: Edit) async throws -> Chore {
    try await connect()
    return try await server.make(edit)
  }

  private func connect() async throws {
    try await clock.sleep(for: .seconds(1))
    guard failing == 0 else {
      failing -= 1
      throw Unreachable()
    }
  }
}

struct Unreachable: Error, CustomStringConvertible {
  let description = "The network is unreachable"
}
