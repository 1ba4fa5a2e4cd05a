import BusinessLogic
import Decisions

/// The draft that an ``EditingService`` has open.
struct OpenDraft: Sendable {
  var copies: [String: DraftCopy] = [:]
  let saved: SavedDrafts?
  /// What others have proposed, if that is this draft.
  let proposal: ProposalPart?
  /// The steps; of a proposal also those that were kept before.
  private(set) var steps: [(parts: [Replacement], isKept: Bool)] = []

  init(saved: SavedDrafts?, proposal: ProposalPart?) {
    (self.saved, self.proposal) = (saved, proposal)
  }

  /// Adds a step. If it makes a text what it was before an earlier step, removes the edits of that text
  /// since then instead: together they change nothing.
  mutating func add(_ step: [Replacement], isKept: Bool = false) {
    var parts: [Replacement] = []
    for part in step where part.old != part.new {
      let first = steps.firstIndex {
        $0.parts.contains { $0.key == part.key && $0.old == part.new }
      }
      if let first, !isKept, !steps[first...].contains(where: \.isKept) {
        for index in steps[first...].indices {
          steps[index].parts.removeAll { $0.key == part.key }
        }
      } else {
        parts.append(part)
      }
    }
    steps.append((parts, isKept))
    steps.removeAll(where: \.parts.isEmpty)
  }

  /// Whether a change or its inverse is part of a step.
  func hasMade(_ part: Replacement) -> Bool {
    steps.flatMap(\.parts).contains { $0 == part || $0 == part.inverse }
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
