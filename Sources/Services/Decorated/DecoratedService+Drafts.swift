import BusinessLogic

extension DecoratedService: DraftWorkerProtocol where Base: DraftWorkerProtocol {
  /// Opens a draft of the base, through the decoration.
  public func beginDraft() async throws {
    try await call("begin a draft") { try await $0.beginDraft() }
  }

  /// Calls the base through the decoration.
  public func draftedKeys() async throws -> [String] {
    // Optional, so that an injected empty answer throws: it would lose the draft.
    let keys: [String]? = try await call("drafted decisions") { try await $0.draftedKeys() }
    return keys ?? []
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
