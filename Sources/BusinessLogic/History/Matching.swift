/// Matches the elements of two lists, first by key, then by position between the matched ones.
struct Matching {
  /// The indices of matching elements, in the order of the first list.
  private(set) var pairs: [(before: Int, after: Int)] = []
  /// The indices of the elements that are only in the first list.
  private(set) var removed: [Int] = []
  /// The indices of the elements that are only in the second list.
  private(set) var added: [Int] = []

  /// Matches elements with equal keys, the first key before the second; then elements at the same
  /// position between matched ones, if `mayPair` allows it.
  init<Element>(
    _ before: [Element], _ after: [Element], by keys: [(Element) -> AnyHashable],
    mayPair: (Element, Element) -> Bool
  ) {
    var partners = [Int?](repeating: nil, count: before.count)
    var isFree = [Bool](repeating: true, count: after.count)
    for key in keys {
      var places = Dictionary(
        grouping: after.indices.reversed().filter { isFree[$0] }, by: { key(after[$0]) })
      for place in before.indices where partners[place] == nil {
        guard let found = places[key(before[place])]?.popLast() else { continue }
        partners[place] = found
        isFree[found] = false
      }
    }
    // Unmatched elements are paired if they follow the same matched element, or the beginning of
    // the list.
    let anchors = partners
    var gaps: [Int: [Int]] = [:]
    var anchor = -1
    for place in after.indices {
      if isFree[place] { gaps[anchor, default: []].append(place) } else { anchor = place }
    }
    anchor = -1
    for place in before.indices {
      if let partner = anchors[place] {
        anchor = partner
      } else if let found = gaps[anchor]?.firstIndex(where: { mayPair(before[place], after[$0]) }) {
        partners[place] = gaps[anchor]?.remove(at: found)
      }
    }
    pairs = before.indices.compactMap { place in partners[place].map { (place, $0) } }
    removed = before.indices.filter { partners[$0] == nil }
    let matched = Set(pairs.map(\.after))
    added = after.indices.filter { !matched.contains($0) }
  }

  /// Whether the matched elements are in the same order in both lists.
  var isInOrder: Bool {
    zip(pairs, pairs.dropFirst()).allSatisfy { $0.after < $1.after }
  }
}
