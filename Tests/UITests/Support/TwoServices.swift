import BusinessLogic
import Decisions

/// A service whose list and single decisions are another's than its library.
nonisolated struct TwoServices: DecisionsWorkerProtocol {
  let decisions: any DecisionsWorkerProtocol
  let library: any DecisionsWorkerProtocol

  func getDecisions(upTo limit: Int?) async throws -> DecisionSlice {
    try await decisions.getDecisions(upTo: limit)
  }

  func getDecision(_ key: String) async throws -> Decision {
    try await decisions.getDecision(key)
  }

  func getSource(_ key: String) async throws -> [SourceLine] {
    try await decisions.getSource(key)
  }

  func filePath(of key: String) async throws -> String? {
    try await decisions.filePath(of: key)
  }

  func key(of name: String) async -> String { await decisions.key(of: name) }

  func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    try await library.getLibrary(pass)
  }

  func getChanges(between revisions: Revisions?) async throws -> DecisionHistory {
    try await library.getChanges(between: revisions)
  }

  func getAddresses(at revision: String?) async -> [String: String] {
    await library.getAddresses(at: revision)
  }
}
