/// Which elements of two lists are the same: by a key first, then by their order between those.
struct Matching {
  /// The indices of the same element in both lists, in the order of the first.
  private(set) var pairs: [(before: Int, after: Int)] = []
  /// The indices of the elements that only the first list has.
  private(set) var removed: [Int] = []
  /// The indices of the elements that only the second list has.
  private(set) var added: [Int] = []

  /// Matches elements with equal keys, those of the first key before those of the second; then
  /// elements at the same place between matched ones, if `mayPair` allows it.
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
    // What follows the same element on both sides, or stands at the beginning of both.
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

  /// Whether the elements that both lists have stand in the same order.
  var isInOrder: Bool {
    zip(pairs, pairs.dropFirst()).allSatisfy { $0.after < $1.after }
  }
}
