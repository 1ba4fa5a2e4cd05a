import BusinessLogic
import DecisionMarkdown
import SystemPackage

/// The present texts of the files of a draft, in which its steps are made again.
struct MergedDraft {
  private(set) var parts: [(copy: DraftCopy, present: SourceText)] = []
  /// The copies of decisions that have gone.
  private(set) var gone: [DraftCopy] = []
  /// The parts of the steps that conflict with changes by others, or need one that does.
  private(set) var dropped: [Replacement] = []
  /// The places of these conflicts.
  private var conflicts: [String] = []
  private var texts: [String: SourceText] = [:]
  /// Why nothing can be written to some files, by key.
  private var troubles: [String: String] = [:]

  var replacements: [Replacement] {
    parts.map { Replacement($0.present, with: texts[$0.present.key]) }
  }

  /// Adds a copy, whose steps aren't made yet. Throws if the present text can't be read, although nobody
  /// has changed it.
  mutating func add(
    _ copy: DraftCopy, _ present: () async throws -> (text: SourceText, isInConflict: Bool)
  ) async throws {
    do {
      let (text, isInConflict) = try await present()
      guard text.path == copy.source.path else {
        throw FileTrouble(FilePath(copy.source.place), .missing)
      }
      if isInConflict, text != copy.source {
        troubles[text.key] = "\(text.place) has a merge conflict"
      }
      parts.append((copy, text))
      texts[text.key] = text
    } catch let trouble as FileTrouble
      where trouble.reason.cause == .reading
      || trouble.reason == .missing && trouble.path.string != copy.source.path
    {
      throw trouble
    } catch {
      let isUnknown = error is Refused
      troubles[copy.source.key] = isUnknown ? "\(copy.source.place) doesn't exist" : "\(error)"
      gone.append(copy)
    }
  }

  /// Returns the texts with all that the draft changes, or with those of its steps that conflict with
  /// nothing.
  func merged(with draft: OpenDraft?) throws -> MergedDraft {
    var (whole, stepwise) = (self, self)
    try whole.make((parts.map(\.copy) + gone).map { Replacement($0.source, with: $0.text) })
    if whole.conflicts.isEmpty { return whole }
    for (step, isKept) in draft?.steps ?? [] where !isKept { try stepwise.make(step) }
    return stepwise
  }

  /// Makes a step in all its texts, or in none.
  private mutating func make(_ step: [Replacement]) throws {
    var (made, found): ([String: SourceText], [String]) = ([:], [])
    for part in step {
      guard let old = part.old, let new = part.new else { continue }
      if let trouble = troubles[part.key] {
        found.append(trouble)
      } else if let text = texts[part.key] {
        let merge = DecisionMerge(base: old.bytes, ours: new.bytes, theirs: text.bytes)
        let named = merge.conflicts.prefix(Self.mostNamed)
        found += named.map { place(of: $0, with: old, in: text) }
        if found.isEmpty { made[part.key] = try text.edited(to: merge.bytes) }
      }
    }
    if found.isEmpty {
      texts.merge(made) { $1 }
    } else {
      conflicts += found.filter { !conflicts.contains($0) }
      dropped += step
    }
  }

  /// The most conflicts that are named.
  private static let mostNamed = 8

  /// Returns the first line that others have changed in a conflict, as the place in the present file.
  private func place(
    of conflict: Range<Int>, with old: SourceText, in text: SourceText
  ) -> String {
    let (known, lines) = (Set(old.lines), text.lines)
    let index =
      conflict.map { $0 - 1 }
      .first { lines.indices.contains($0) && !known.contains(lines[$0]) }
      ?? conflict.lowerBound - 1
    // Some lines of the text are those of earlier steps, and move the others.
    let present = parts.first { $0.present.key == text.key }?.present.lines ?? []
    let same = present.indices.filter {
      lines.indices.contains(index) && present[$0] == lines[index]
    }
    let line = same.min { abs($0 - index) < abs($1 - index) } ?? index
    return "\(text.place):\(line + 1)"
  }

  /// Throws ``Refused`` if there are conflicts; for the rest only if nothing else is left.
  func check(forRest isRest: Bool, of proposal: ProposalPart?) throws {
    let hasRest = replacements.contains { $0.old != $0.new }
    guard conflicts.isEmpty || isRest && hasRest else {
      throw Refused(
        "Nothing was written, because of changes made since: "
          + conflicts.joined(separator: "; "),
        .dropDraft(proposal, hasRest: hasRest), isFinal: isRest)
    }
  }
}

extension SourceText {
  fileprivate var lines: [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
