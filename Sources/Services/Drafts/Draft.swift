import BusinessLogic
import DecisionMarkdown
import Decisions

/// A service whose texts a draft can copy and replace.
package protocol DraftSource: DecisionsWorkerProtocol, EditingWorkerProtocol, HistoryWorkerProtocol,
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

/// The copies in a draft, and the edits that it can undo.
struct Draft: Sendable {
  private(set) var copies: [String: DraftCopy] = [:]
  private var edits: [(before: DraftCopy, after: DraftCopy)] = []

  /// The copies that differ from their originals, by key.
  var changed: [DraftCopy] {
    copies.values.filter { $0.text.bytes != $0.source.bytes }.sorted {
      $0.source.key < $1.source.key
    }
  }

  /// Edits a copy; creates it from `text` first if necessary. Throws ``EditRefusal``.
  mutating func apply(_ edit: Edit, to text: SourceText) throws -> EditReceipt {
    let before = copies[text.key] ?? DraftCopy(of: text)
    let after = DraftCopy(before.source, try before.text.after(edit))
    copies[text.key] = after
    edits.append((before, after))
    // Negative, because the ids of the base count up from 0.
    return EditReceipt(
      id: -edits.count, key: text.key, hasChanged: after.text.bytes != before.text.bytes,
      loss: after.text.loss)
  }

  /// Returns the copy before and after an edit; `nil` for an edit of the base.
  func edit(_ receipt: EditReceipt) -> (before: DraftCopy, after: DraftCopy)? {
    receipt.id < 0 && -receipt.id <= edits.count ? edits[-receipt.id - 1] : nil
  }

  mutating func put(_ copy: DraftCopy) { copies[copy.source.key] = copy }
}

struct DraftCopy: Sendable {
  let source: SourceText
  let text: DecisionText

  init(of source: SourceText) {
    self.init(source, DecisionText(source.bytes, named: source.name))
  }

  init(_ source: SourceText, _ text: DecisionText) {
    (self.source, self.text) = (source, text)
  }

  /// The decision, with line numbers only if the original is a file.
  var decision: Decision { source.path == nil ? text.decision.withoutLines : text.decision }
}
