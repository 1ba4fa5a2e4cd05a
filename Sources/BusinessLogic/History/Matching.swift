/// Matches the elements of two lists, first by key, then by position between the matched ones.
package struct Matching {
  /// The indices of matching elements, in the order of the first list.
  package private(set) var pairs: [(before: Int, after: Int)] = []
  /// The indices of the elements that are only in the first list.
  private(set) var removed: [Int] = []
  /// The indices of the elements that are only in the second list.
  package private(set) var added: [Int] = []

  /// How far apart, between matched elements, two others may be that are paired.
  private static let reach = 10

  /// Matches elements with equal keys, the first key before the second; then elements at nearly the
  /// same position between matched ones, if `mayPair` allows it, which gets their indices.
  package init<Element>(
    _ before: [Element], _ after: [Element], by keys: [(Element) -> AnyHashable],
    mayPair: (Int, Int) -> Bool
  ) {
    var partners = [Int?](repeating: nil, count: before.count)
    var isFree = [Bool](repeating: true, count: after.count)
    for key in keys {
      var indices = Dictionary(
        grouping: after.indices.reversed().filter { isFree[$0] }, by: { key(after[$0]) })
      for index in before.indices where partners[index] == nil {
        guard let found = indices[key(before[index])]?.popLast() else { continue }
        partners[index] = found
        isFree[found] = false
      }
    }
    // Unmatched elements are paired if they follow the same matched element, or the beginning of
    // the list.
    let anchors = partners
    var gaps: [Int: [Int]] = [:]
    var anchor = -1
    for index in after.indices {
      if isFree[index] { gaps[anchor, default: []].append(index) } else { anchor = index }
    }
    anchor = -1
    var position = 0
    for index in before.indices {
      if let partner = anchors[index] {
        (anchor, position) = (partner, 0)
      } else {
        let gap = gaps[anchor] ?? []
        let near = gap.dropFirst(max(0, position - Self.reach)).prefix(2 * Self.reach + 1)
        position += 1
        guard let found = near.first(where: { isFree[$0] && mayPair(index, $0) }) else { continue }
        partners[index] = found
        isFree[found] = false
      }
    }
    pairs = before.indices.compactMap { index in partners[index].map { (index, $0) } }
    removed = before.indices.filter { partners[$0] == nil }
    added = after.indices.filter { isFree[$0] }
  }

  /// Whether the matched elements are in the same order in both lists.
  var isInOrder: Bool {
    zip(pairs, pairs.dropFirst()).allSatisfy { $0.after < $1.after }
  }
}
