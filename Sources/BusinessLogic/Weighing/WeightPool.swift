/// The arguments of one side that aren't struck yet, by weight.
struct WeightPool {
  /// The distinct remaining weights, heaviest first.
  private(set) var weights: [Int]

  /// The indices of the arguments by weight, each list in descending order.
  private var stacks: [Int: [Int]]

  init(_ weights: [Int]) {
    stacks = Dictionary(grouping: weights.indices.reversed()) { weights[$0] }
    self.weights = stacks.keys.sorted(by: >)
  }

  /// The indices of the remaining arguments, in order.
  var places: [Int] {
    stacks.values.joined().sorted()
  }

  func holds(_ weight: Int) -> Bool {
    stacks[weight] != nil
  }

  /// Removes the first argument of this weight and returns its index; `nil` if there is none.
  mutating func take(_ weight: Int) -> Int? {
    guard let place = stacks[weight]?.popLast() else { return nil }
    if stacks[weight]?.isEmpty == true {
      stacks[weight] = nil
      weights.removeAll { $0 == weight }
    }
    return place
  }

  /// Returns two weights with this sum, the farthest apart; `nil` if there are none.
  func pair(summingTo sum: Int) -> [Int]? {
    var heavy = weights.startIndex
    var light = weights.endIndex - 1
    while heavy <= light {
      switch weights[heavy] + weights[light] {
      case sum where heavy < light || (stacks[weights[heavy]]?.count ?? 0) > 1:
        return [weights[heavy], weights[light]]
      case ...sum: light -= 1
      default: heavy += 1
      }
    }
    return nil
  }

  /// Returns weights with this sum, each the heaviest that fits; `nil` if that doesn't reach the
  /// sum exactly.
  func heaviestFirst(summingTo sum: Int) -> [Int]? {
    var rest = sum
    var found: [Int] = []
    for weight in weights where weight > 0 && weight <= rest {
      let count = min(stacks[weight]?.count ?? 0, rest / weight)
      found += Array(repeating: weight, count: count)
      rest -= count * weight
    }
    return rest == 0 && !found.isEmpty ? found : nil
  }
}
