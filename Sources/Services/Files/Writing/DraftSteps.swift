import BusinessLogic
import DecisionMarkdown

/// The steps of a draft, oldest first. Each can be kept or dropped before the others.
struct DraftSteps {
  struct Step {
    let number: Int
    /// `nil` as long as the step is neither kept nor dropped.
    var fate: Fate?
    /// The files, with their bytes before and after the step.
    var entries: [Journal.Entry] = []

    /// Whether nothing is left of the step after another that makes these changes.
    func isReverted(by next: [Journal.Entry]) -> Bool {
      fate == nil && next.count == entries.count
        && next.allSatisfy { entries.contains($0.reversed) }
    }
  }

  enum Fate: String {
    case kept, dropped
  }

  var all: [Step] = []

  var open: [Step] { all.filter { $0.fate == nil } }

  /// Returns the files that the open steps of these numbers change: with their bytes before the
  /// draft and the steps that were kept, and after all of them.
  func changed(by numbers: Set<Int>) throws(Refused) -> [Journal.Entry] {
    let before = attempt([]).texts
    return try made(numbers).texts.filter { before[$0.key] != $0.value }.map {
      Journal.Entry(path: $0.key, before: before[$0.key], after: $0.value)
    }.sorted { $0.path < $1.path }
  }

  /// Makes the open steps of these numbers, and those that were kept, without the others. Returns
  /// what each of them changes then, and the bytes of the files after all. Throws
  /// ``Refused`` if one of them needs others.
  func made(
    _ numbers: Set<Int>
  ) throws(Refused) -> (steps: [Step], texts: [String: [UInt8]]) {
    let (steps, texts, stuck) = attempt(numbers)
    guard let stuck else { return (steps, texts) }
    let others = open.filter { $0.number < stuck && !numbers.contains($0.number) }.map(\.number)
    var needed = Set(others)
    for other in others {
      let isEnough = attempt(numbers.union(needed.subtracting([other]))).stuck.map { $0 > stuck }
      if isEnough ?? true { needed.remove(other) }
    }
    func position(_ number: Int) -> Int { open.count { $0.number <= number } }
    let edits = needed.sorted().map { "\(position($0))" }.joined(separator: ", ")
    let (noun, ways) = needed.count == 1 ? ("edit", "both") : ("edits", "all the")
    throw Refused("Edit \(position(stuck)) needs \(noun) \(edits): give \(ways) numbers")
  }

  /// Returns the steps as far as they can be made, and the number of the one that can't be.
  private func attempt(
    _ numbers: Set<Int>
  ) -> (steps: [Step], texts: [String: [UInt8]], stuck: Int?) {
    var (texts, made): ([String: [UInt8]], [Step]) = ([:], [])
    for var step in all {
      let isMade = step.fate == .kept || step.fate == nil && numbers.contains(step.number)
      for (index, entry) in step.entries.enumerated() {
        guard let old = entry.before, let new = entry.after else { continue }
        let text = texts[entry.path] ?? old
        texts[entry.path] = text
        guard isMade else { continue }
        guard let merged = DecisionMerge(base: old, ours: new, theirs: text).whole else {
          return (made, texts, step.number)
        }
        texts[entry.path] = merged
        step.entries[index] = Journal.Entry(path: entry.path, before: text, after: merged)
      }
      if isMade { made.append(step) }
    }
    return (made, texts, nil)
  }
}
