import BusinessLogic
import Decisions

/// A library that a test answers.
package struct HandAnsweredLibrary: DecisionsWorkerProtocol {
  /// The pending calls.
  public let calls: HandAnswers<[LibraryFile]>

  /// Creates a library without pending calls.
  public init(heedsCancellation: Bool = true) {
    calls = HandAnswers(heedsCancellation: heedsCancellation)
  }

  /// Suspends until the test answers.
  public func getLibrary<Digest: Sendable>(_ pass: LibraryPass<Digest>) async throws -> [Digest] {
    try await calls.ask().map(pass.digest)
  }
}

extension [LibraryFile] {
  /// A library of two decisions about drinks.
  public static var menu: [LibraryFile] {
    [
      LibraryFile(
        key: "tea", path: "tea.md", decision: Decision(title: "Hot drink", options: [.tea])),
      LibraryFile(key: "0007", path: "0007.md", number: 7, decision: .drink),
    ]
  }
}
