import BusinessLogic

/// A service whose texts a draft can copy and replace.
package protocol DraftSource: DecisionsWorkerProtocol, EditingWorkerProtocol,
  LibraryWorkerProtocol, WatchingWorkerProtocol
{
  func text(of key: String) async throws -> SourceText

  /// Replaces `text` with `bytes`. Throws if the text has changed since it was read.
  func replace(_ text: SourceText, with bytes: [UInt8]) async throws -> EditReceipt
}

package struct SourceText: Sendable, Equatable, Codable {
  /// The complete key of the decision.
  let key: String

  /// The path of the file; `nil` in memory.
  let path: String?

  /// The title if the text has no heading.
  let name: String

  let bytes: [UInt8]
}
