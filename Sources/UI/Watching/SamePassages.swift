/// Tells which of the passages that went are those that came, only changed.
nonisolated enum SamePassages {
  /// With more of them at one place nobody reads what each has become.
  private static let limit = 40

  /// Pairs of places: first what has the same key, then what shares at least half of its words, the
  /// most alike first, then sentences without a number in their order.
  static func pairs(_ gone: [Passage], _ added: [Passage]) -> [(gone: Int, added: Int)] {
    var places: [String: Int] = [:]
    for (place, passage) in gone.enumerated() where passage.key != nil {
      places[passage.key ?? ""] = place
    }
    var pairs = added.enumerated().compactMap { new, passage in
      passage.key.flatMap { places[$0] }.map { (gone: $0, added: new) }
    }
    guard gone.count <= limit, added.count <= limit else { return pairs }
    var candidates: [(likeness: Double, gone: Int, added: Int)] = []
    for (old, was) in gone.enumerated() {
      for (new, now) in added.enumerated() {
        candidates.append((likeness(was, now), old, new))
      }
    }
    for next in candidates.sorted(by: { $0.likeness > $1.likeness }) where next.likeness > 0 {
      let isFree = !pairs.contains { $0.gone == next.gone || $0.added == next.added }
      if isFree { pairs.append((next.gone, next.added)) }
    }
    return pairs
  }

  /// From 0 for two different things to 1.
  private static func likeness(_ was: Passage, _ now: Passage) -> Double {
    guard was.key == nil, now.key == nil, was.subject == now.subject else { return 0 }
    guard was.number.isEmpty == now.number.isEmpty, was.label == now.label else { return 0 }
    let words = (Set(was.essence.split(separator: " ")), Set(now.essence.split(separator: " ")))
    let shared = Double(words.0.intersection(words.1).count)
    let likeness = shared / Double(max(1, min(words.0.count, words.1.count)))
    if likeness >= 0.5 { return likeness }
    return was.number.isEmpty ? 0.1 : 0
  }
}
