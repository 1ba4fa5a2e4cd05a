import BusinessLogic

extension DecoratedService: DraftWorkerProtocol where Base: DraftWorkerProtocol {
  /// Opens a draft of the base, through the decoration.
  public func beginDraft() async throws {
    try await call("begin a draft") { try await $0.beginDraft() }
  }

  /// The base's answer, through the decoration.
  public func draftedKeys() async throws -> [String] {
    // An empty answer would lose the draft.
    let keys: [String]? = try await call("drafted decisions") { try await $0.draftedKeys() }
    return keys ?? []
  }

  /// Keeps a decision in the base, through the decoration.
  public func keep(_ key: String) async throws -> EditReceipt {
    try await call("keep the draft of \(key)") { try await $0.keep(key) }
  }

  /// Closes the draft of the base, which needs no call that could fail.
  public func endDraft() async -> [DecisionChange] {
    await base.endDraft()
  }
}
