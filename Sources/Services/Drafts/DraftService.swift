import BusinessLogic
import DecisionMarkdown
import ReactiveHybrid
import Threads

/// A service with drafts: while a draft is open, edits and reads use copies of the base's texts.
public struct DraftService<Base: DraftSource>: Sendable {
  let base: Base
  let draft = Locked<Draft?>(nil)

  /// Creates a service with drafts of the decisions of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// Returns the copy of the decision with this complete key; `nil` if there is none.
  func copy(of key: String) -> DraftCopy? {
    draft.withLock { $0?.copies[key] }
  }

  /// Returns the copy of a decision; `nil` if there is none. The base completes a short key, such as
  /// `7` for `0007`.
  func copy(completing key: String) async -> DraftCopy? {
    guard draft.withLock({ $0?.copies.isEmpty == false }) else { return nil }
    if let copy = copy(of: key) { return copy }
    return (try? await base.text(of: key).key).flatMap { copy(of: $0) }
  }
}

/// The copies in a draft, and the edits that it can undo.
struct Draft: Sendable {
  private(set) var copies: [String: DraftCopy] = [:]
  private var edits: [(before: DraftCopy, after: DraftCopy)] = []

  /// Edits a copy; creates it from `text` first if necessary. Throws ``EditRefusal``.
  mutating func apply(_ edit: Edit, to text: SourceText) throws -> EditReceipt {
    let before = copies[text.key] ?? DraftCopy(of: text)
    let after = DraftCopy(before.source, try before.text.after(edit).text)
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
  /// The original.
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

  var hasChanged: Bool { text.bytes != source.bytes }
}
