import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid
import Threads

/// Any service with a draft in front: while one is open, edits change copies of the texts, and reads
/// return those.
public struct DraftService<Base: DraftSource>: Sendable {
  let base: Base
  let draft = Locked<Draft?>(nil)

  /// Puts drafts in front of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// The copy of the decision that a route calls `key`; `nil` without one.
  func copy(of key: String) -> DraftCopy? {
    draft.withLock { $0?.copy(of: key) }
  }
}

/// The copies that a draft has changed, and the edits that it can undo.
struct Draft: Sendable {
  private(set) var copies: [String: DraftCopy] = [:]
  private var edits: [(before: DraftCopy, after: DraftCopy)] = []

  func copy(of key: String) -> DraftCopy? {
    copies[key] ?? Array(copies.keys).place(ofKey: key).flatMap { copies[Array(copies.keys)[$0]] }
  }

  /// Edits a copy, or the text that becomes one. Throws ``EditRefusal``.
  mutating func apply(_ edit: Edit, to text: SourceText) throws -> EditReceipt {
    let before = copies[text.key] ?? DraftCopy(of: text)
    let after = DraftCopy(before.source, try before.text.after(edit).text)
    copies[text.key] = after
    edits.append((before, after))
    // Receipts of the service count up from 0.
    return EditReceipt(
      id: -edits.count, key: text.key, hasChanged: after.text.bytes != before.text.bytes,
      loss: after.text.loss)
  }

  /// The copy before and after an edit; `nil` for an edit of the service.
  func edit(_ receipt: EditReceipt) -> (before: DraftCopy, after: DraftCopy)? {
    receipt.id < 0 && -receipt.id <= edits.count ? edits[-receipt.id - 1] : nil
  }

  mutating func put(_ copy: DraftCopy) { copies[copy.source.key] = copy }
}

/// A text in a draft.
struct DraftCopy: Sendable {
  /// The text that it was copied from.
  let source: SourceText
  let text: DecisionText

  init(of source: SourceText) {
    self.init(source, DecisionText(source.bytes, named: source.name))
  }

  init(_ source: SourceText, _ text: DecisionText) {
    (self.source, self.text) = (source, text)
  }

  /// The decision in it. Only a file has lines.
  var decision: Decision { source.path == nil ? text.decision.withoutLines : text.decision }

  var hasChanged: Bool { text.bytes != source.bytes }
}
