import BusinessLogic

/// A library that a test hands over.
public struct HandAnsweredLibrary: LibraryWorkerProtocol {
  /// Where its calls wait.
  public let calls: HandAnswers<[LibraryFile]>

  /// Creates a library that nobody asked for yet.
  public init(heedsCancellation: Bool = true) {
    calls = HandAnswers(heedsCancellation: heedsCancellation)
  }

  /// Answers when a test does.
  public func getLibrary() async throws -> [LibraryFile] {
    try await calls.ask()
  }
}

extension [LibraryFile] {
  /// A library of the samples: two decisions about drinks.
  public static var menu: [LibraryFile] {
    [
      LibraryFile(
        key: "tea", path: "tea.md", decision: Decision(title: "Hot drink", options: [.tea])),
      LibraryFile(key: "0007", path: "0007.md", number: 7, decision: .drink),
    ]
  }
}
