/// What holds for a list of decisions as a whole, however few of them are on a page.
public struct DecisionsHeading: Sendable, Equatable {
  /// The numbers that they have.
  public let numbers: TakenNumbers

  /// What isn't in the list or isn't as it looks, a sentence without a full stop each.
  public let remarks: [String]

  /// Creates a heading, of a list that is what it looks like unless `remarks` say otherwise.
  public init(_ numbers: TakenNumbers, remarks: [String] = []) {
    self.numbers = numbers
    self.remarks = remarks
  }
}

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
