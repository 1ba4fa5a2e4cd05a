import BusinessLogic

extension DecoratedService: DraftWorkerProtocol where Base: DraftWorkerProtocol {
  /// Opens a draft of the base, through the decoration.
  public func beginDraft() async throws {
    try await call("begin a draft") { try await $0.beginDraft() }
  }

  /// Calls the base through the decoration. A set, as an injected empty list would lose the draft.
  public func draftedKeys() async throws -> Set<String> {
    try await call("drafted decisions") { try await $0.draftedKeys() }
  }

  /// Keeps a decision in the base, through the decoration.
  public func keep(_ key: String) async throws -> EditReceipt {
    try await call("keep the draft of \(key)") { try await $0.keep(key) }
  }

  /// Closes the draft of the base. Not decorated, because the call can't fail.
  public func endDraft() async -> [DecisionChange] {
    await base.endDraft()
  }
}
