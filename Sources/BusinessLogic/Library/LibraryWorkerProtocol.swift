/// A service that hands over everything it keeps at once, for what looks at all decisions
/// together: finding, checking, exporting.
///
/// It throws only if it can't say what there is; a file that can't be read is told as such. An
/// error describes itself in a sentence for the person at the screen.
public protocol LibraryWorkerProtocol: Sendable {
  /// Every file with a decision, in the order in which a person would look for them.
  func getLibrary() async throws -> [LibraryFile]
}
