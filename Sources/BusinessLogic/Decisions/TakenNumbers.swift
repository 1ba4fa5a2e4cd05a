/// The facts about a whole list of decisions, whichever part of it is fetched.
public struct DecisionsHeading: Sendable, Equatable, Codable {
  package let numbers: TakenNumbers

  /// Remarks on files that are missing from the list or limited, as sentences without a full stop.
  package let remarks: [String]

  package init(_ numbers: TakenNumbers, remarks: [String] = []) {
    self.numbers = numbers
    self.remarks = remarks
  }
}

/// The numbers in use in a list, so that no row without a number gets one of them.
public struct TakenNumbers: Sendable, Equatable, Codable, CustomStringConvertible {
  private let numbers: Set<Int>

  /// The numbers in order. A set's own order differs from run to run.
  public var description: String { "\(numbers.sorted())" }

  /// Creates the set of all numbers of a list, including rows that aren't fetched yet. Ignores
  /// numbers that aren't integers.
  package init(_ numbers: some Sequence<String>) {
    self.numbers = Set(numbers.compactMap { Int($0) })
  }

  /// Returns the numbers of the first decisions of the list. One without a number gets its
  /// position, or the next free number.
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
