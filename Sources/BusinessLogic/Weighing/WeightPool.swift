/// The arguments of one side that are not struck out yet, found by weight.
struct WeightPool {
  /// The weights that are left, each once and the heaviest first.
  private(set) var weights: [Int]

  /// The places of the arguments with each weight, the first place last.
  private var stacks: [Int: [Int]]

  init(_ weights: [Int]) {
    stacks = Dictionary(grouping: weights.indices.reversed()) { weights[$0] }
    self.weights = stacks.keys.sorted(by: >)
  }

  /// The places that are left, in order.
  var places: [Int] {
    stacks.values.joined().sorted()
  }

  /// Whether an argument of this weight is left.
  func holds(_ weight: Int) -> Bool {
    stacks[weight] != nil
  }

  /// Removes the first argument of this weight and returns its place; `nil` if none is left.
  mutating func take(_ weight: Int) -> Int? {
    guard let place = stacks[weight]?.popLast() else { return nil }
    if stacks[weight]?.isEmpty == true {
      stacks[weight] = nil
      weights.removeAll { $0 == weight }
    }
    return place
  }

  /// Two weights that sum to `sum`, those farthest apart if there are several; `nil` if there are
  /// none.
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

  /// Weights that sum to `sum`, each time the heaviest that fits; `nil` if that leads past it.
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
