import BusinessLogic
import DecisionMarkdown
import Decisions

/// The texts of decisions in memory, with the edits that can be undone: those of a service without
/// files, or the copies of a draft.
struct EditedTexts: Sendable {
  private(set) var texts: [EditedText]
  private var log: EditLog<(before: EditedText?, after: EditedText)>

  init(_ texts: [EditedText] = [], isDraft: Bool = false) {
    self.texts = texts
    log = EditLog(isDraft: isDraft)
  }

  subscript(key: String) -> EditedText? { texts.first { $0.source.key == key } }

  /// Edits a text, and adds it if it is a new copy. Throws ``EditRefusal``.
  mutating func apply(_ edit: Edit, to before: EditedText) throws -> EditReceipt {
    let after = try DecisionText(before.bytes, named: before.source.name).after(edit)
    return add(
      EditedText(before.source, after.bytes, after.decision), replacing: before, loss: after.loss)
  }

  /// Adds a text in place of `before`; `nil` for a new one.
  mutating func add(
    _ after: EditedText, replacing before: EditedText?, loss: String? = nil
  ) -> EditReceipt {
    put(after, at: after.source.key)
    return log.add(
      (before, after), key: after.source.key, hasChanged: after.bytes != before?.bytes, loss: loss)
  }

  mutating func undo(_ receipt: EditReceipt) { put(log[receipt].before, at: receipt.key) }

  mutating func redo(_ receipt: EditReceipt) { put(log[receipt].after, at: receipt.key) }

  func change(by receipt: EditReceipt) -> DecisionChange {
    DecisionChange(
      of: receipt.key, from: log[receipt].before?.decision, to: log[receipt].after.decision)
  }

  /// Stores a text; `nil` removes it.
  private mutating func put(_ text: EditedText?, at key: String) {
    let place = texts.firstIndex { $0.source.key == key } ?? texts.endIndex
    texts.replaceSubrange(
      place..<min(place + 1, texts.endIndex), with: text.map { [$0] } ?? [])
  }
}

/// The text of a decision, as edited.
struct EditedText: Sendable {
  let source: SourceText
  let bytes: [UInt8]
  let decision: Decision

  init(_ source: SourceText, _ bytes: [UInt8], _ decision: Decision) {
    (self.source, self.bytes, self.decision) = (source, bytes, decision)
  }

  /// Creates the text before any edit.
  init(of source: SourceText) {
    self.init(
      source, source.bytes, DecisionMarkdown.decision(in: source.bytes, named: source.name))
  }
}
