import BusinessLogic
import Decisions

/// The draft that an ``EditingService`` has open.
struct OpenDraft: Sendable {
  var copies: [String: DraftCopy] = [:]
  let saved: SavedDrafts?
  /// What others have proposed, if that is this draft.
  let proposal: ProposalPart?
  /// The steps; of a proposal also those that were kept before.
  private var steps: [(edits: [TextEdit], isKept: Bool)] = []
  /// The texts before the first step, by key.
  private var sources: [String: SourceText] = [:]

  init(saved: SavedDrafts?, proposal: ProposalPart?) {
    (self.saved, self.proposal) = (saved, proposal)
  }

  /// Adds a step. If it makes a text what it was before an earlier step, removes the edits of that text
  /// since then instead: together they change nothing.
  mutating func add(_ step: [Replacement], isKept: Bool = false) {
    var edits: [TextEdit] = []
    for part in step where part.old != part.new {
      guard let edit = TextEdit(part, isOfDraft: true) else { continue }
      sources[part.key] = sources[part.key] ?? part.old
      let first = steps.firstIndex { $0.edits.contains(where: edit.restores) }
      if let first, !isKept, !steps[first...].contains(where: \.isKept) {
        for index in steps[first...].indices {
          steps[index].edits.removeAll { $0.place.key == part.key }
        }
      } else {
        edits.append(edit)
      }
    }
    steps.append((edits, isKept))
    steps.removeAll(where: \.edits.isEmpty)
  }

  /// Returns a text after an edit of the draft is made again or undone, although others have changed the
  /// text since; `nil` if that conflicts.
  func making(_ edit: TextEdit, in text: SourceText?) -> SourceText? {
    var texts = sources
    for made in steps.flatMap(\.edits) where made.place.key == edit.place.key {
      let old = texts[made.place.key]
      guard let text, let new = try? made.applied(to: old) else { return nil }
      texts[made.place.key] = new
      let part = Replacement(old, with: new)
      if made.isSame(as: edit) { return part.merged(into: text).map(text.holding) }
      if made.isSame(as: edit.inverse) { return part.inverse.merged(into: text).map(text.holding) }
    }
    return nil
  }

  /// Makes the steps again in other texts, one by one.
  func make(in merged: inout MergedDraft) throws {
    var texts = sources
    for (edits, isKept) in steps {
      let step = try edits.map { edit in
        let old = texts[edit.place.key]
        texts[edit.place.key] = try edit.applied(to: old)
        return Replacement(old, with: texts[edit.place.key])
      }
      if !isKept { try merged.make(step) }
    }
  }
}

struct DraftCopy: Sendable {
  let source: SourceText
  let text: SourceText
  let decision: Decision
  /// Whether this is the present text of a file, with which the edits of a proposal conflict. They count
  /// no more, so no edit can follow them.
  var isSuperseded = false

  /// Returns the text with all that others have changed in the present one; `nil` if that conflicts.
  func text(after present: SourceText) -> SourceText? {
    let part = Replacement(source, with: text)
    return part.merged(into: present).flatMap { try? present.edited(to: $0) }
  }

  /// The answer for a decision that has gone: nothing of the draft is left of it.
  var dropped: EditAnswer {
    EditAnswer(
      EditReceipt(id: -1, key: source.key, hasChanged: false),
      change: DecisionChange(of: source.key, from: decision, to: nil))
  }
}

extension [String: DraftCopy] {
  var inOrder: [DraftCopy] { values.sorted { $0.text.key < $1.text.key } }
}
