/// The numbers that decisions of a list have, so that no row without one gets the same.
public struct TakenNumbers: Sendable, Equatable {
  private let numbers: Set<Int>

  /// The numbers of a list's decisions, those included that are no page of it yet; what can't be
  /// counted on is none.
  public init(_ numbers: some Sequence<String>) {
    self.numbers = Set(numbers.compactMap { Int($0) })
  }

  /// The number of each of the first decisions of the list; one that has none gets its place, or the
  /// next number that is free.
  func numbers(of entries: [DecisionEntry]) -> [String] {
    var last = 0
    return zip(1..., entries).map { place, entry in
      if let number = entry.number { return number }
      last = max(place, last + 1)
      while numbers.contains(last) { last += 1 }
      return String(last)
    }
  }
}
