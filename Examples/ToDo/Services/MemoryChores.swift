/// Keeps the chores until the program ends.
actor MemoryChores: ChoresWorkerProtocol {
  private var list: [Chore] = []

  func chores() -> [Chore] { list }
  func make(_ edit: Edit) throws -> Chore { try list.make(edit) }
}
