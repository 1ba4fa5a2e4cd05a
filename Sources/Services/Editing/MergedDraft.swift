import BusinessLogic
import DecisionMarkdown
import Decisions
import SystemPackage

/// The draft that an ``EditingService`` has open.
struct OpenDraft: Sendable {
  /// The copies of edited decisions, by key.
  var copies: [String: DraftCopy] = [:]
  let saved: SavedDrafts?
  /// What others have proposed, if that is this draft.
  let proposal: ProposalPart?
}

struct DraftCopy: Sendable {
  let source: SourceText
  let text: SourceText
  let decision: Decision

  /// Returns the present text and its merge with this copy, without the edits that conflict with it, and
  /// the places of these conflicts.
  func merged(
    into present: SourceText, isInConflict: Bool
  ) throws -> (texts: Replacement, conflicts: [String]) {
    guard present.path == source.path else {
      throw FileTrouble(FilePath(source.path ?? source.key), .missing)
    }
    if present == source { return (Replacement(present, with: text), []) }
    let place = present.path ?? present.key
    if isInConflict {
      return (Replacement(present, with: present), ["\(place) has a merge conflict"])
    }
    func merge(_ ours: [UInt8]) -> DecisionMerge {
      DecisionMerge(base: source.bytes, ours: ours, theirs: present.bytes)
    }
    let whole = merge(text.bytes)
    let rest =
      whole.conflicts.isEmpty
      ? whole : whole.undisputed.lazy.map(merge).first(where: \.conflicts.isEmpty)
    return (
      Replacement(present, with: try rest.map { try present.edited(to: $0.bytes) } ?? present),
      whole.conflicts.map { "\(place):\($0.theirs.lowerBound)" }
    )
  }

  /// The answer for a decision that has gone: nothing of the draft is left of it.
  var dropped: EditAnswer {
    EditAnswer(
      EditReceipt(id: -1, key: source.key, hasChanged: false),
      change: DecisionChange(of: source.key, from: decision, to: nil))
  }
}

/// The copies of a draft, merged with what others have changed since.
struct MergedDraft {
  private(set) var parts: [(copy: DraftCopy, texts: Replacement)] = []
  /// The copies of decisions that have gone.
  private(set) var gone: [DraftCopy] = []
  private var conflicts: [String] = []

  /// Adds a copy, merged with the present text. Throws if that can't be read, although nobody has
  /// changed it.
  mutating func add(
    _ copy: DraftCopy, _ present: () async throws -> (text: SourceText, isInConflict: Bool)
  ) async throws {
    do {
      let (text, isInConflict) = try await present()
      let merge = try copy.merged(into: text, isInConflict: isInConflict)
      conflicts += merge.conflicts
      parts.append((copy, merge.texts))
    } catch let trouble as FileTrouble
      where trouble.reason.cause == .reading
      || trouble.reason == .missing && trouble.path.string != copy.source.path
    {
      throw trouble
    } catch {
      conflicts.append("\(error)")
      gone.append(copy)
    }
  }

  /// Throws ``Refused`` if there are conflicts; for the rest only if no file is left.
  func check(forRest isRest: Bool, of proposal: ProposalPart?) throws {
    guard conflicts.isEmpty || isRest && !parts.isEmpty else {
      throw Refused(
        "Nothing was written, because of changes made since: "
          + conflicts.joined(separator: "; "),
        parts.isEmpty ? nil : .dropDraft(proposal), isFinal: false)
    }
  }
}
