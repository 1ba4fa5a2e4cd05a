import BusinessLogic
import DecisionMarkdown
import SystemPackage

/// A service whose texts a draft can copy and replace.
public protocol DraftSource: DecisionsWorkerProtocol, EditingWorkerProtocol, HistoryWorkerProtocol,
  LibraryWorkerProtocol, WatchingWorkerProtocol
{
  /// Returns the text of the decision with this key.
  func text(of key: String) async throws -> SourceText

  /// Replaces `text` with `bytes`. Throws if the text has changed since it was read.
  func replace(_ text: SourceText, with bytes: [UInt8]) async throws -> EditReceipt
}

/// The text of a decision in a service.
public struct SourceText: Sendable, Equatable, Codable {
  /// The complete key of the decision.
  let key: String

  /// The path of the file; `nil` in memory.
  let path: String?

  /// The title if the text has no heading.
  let name: String

  let bytes: [UInt8]
}

extension FileDecisions: DraftSource {
  /// Returns the text of a decision. Throws ``FileTrouble``, ``GoneDecision`` and
  /// ``NoSuchDecision``.
  public func text(of key: String) throws -> SourceText {
    let path: FilePath = try editablePath(of: key)
    return SourceText(
      key: listing.files.first { $0.path == path }?.key ?? key, path: path.string,
      name: DecisionFile.name(of: path), bytes: try DecisionFile.bytes(of: path))
  }

  /// Replaces a text. Throws ``FileTrouble`` if it has changed since it was read.
  public func replace(_ text: SourceText, with bytes: [UInt8]) async throws -> EditReceipt {
    let path: FilePath = try editablePath(of: text.key)
    return try await locking(path) {
      let stamp = FileStamp(of: path)
      guard try DecisionFile.bytes(of: path) == text.bytes else {
        throw FileTrouble(path, .changedSince)
      }
      try disk.replace(path, at: stamp, with: bytes)
      let edit = FileEdit(
        path, from: text.bytes, to: bytes, by: [Replacement(text.bytes.indices, bytes)])
      let receipt = log.add(edit, key: text.key)
      latest = (receipt, text.bytes, bytes)
      return receipt
    }
  }
}

extension MemoryDecisions: DraftSource {
  /// Returns the text of a decision. Throws ``NoSuchDecision``.
  public func text(of key: String) throws -> SourceText {
    SourceText(
      key: key, path: nil, name: key, bytes: documents[try place(of: key)].document.bytes)
  }

  /// Replaces a text, which only this session can have changed.
  public func replace(_ text: SourceText, with bytes: [UInt8]) throws -> EditReceipt {
    let place = try place(of: text.key)
    let edit = MemoryEdit(
      place: text.key, before: documents[place].document, after: .written(bytes))
    documents[place].document = edit.after
    return log.add(edit, key: text.key)
  }
}
