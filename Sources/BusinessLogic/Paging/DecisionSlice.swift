/// The beginning of the list of all decisions.
public struct DecisionSlice: Sendable, Equatable, Codable {
  package private(set) var items: [DecisionEntry]
  /// The number of rows after the entries.
  package let rest: Rest
  package let numbers: TakenNumbers
  /// Remarks on files that are missing from the list or limited, as sentences without a full stop.
  package let remarks: [String]

  package init(
    _ items: [DecisionEntry], rest: Rest, numbers: TakenNumbers, remarks: [String] = []
  ) {
    (self.items, self.rest) = (items, rest)
    (self.numbers, self.remarks) = (numbers, remarks)
  }

  /// Creates the beginning of `entries` with at most `limit` decisions; `nil` for all.
  package init(of entries: [DecisionEntry], upTo limit: Int?) {
    var end = 0
    var room = limit ?? .max
    while end < entries.count, room > 0 {
      if entries[end].isDecision { room -= 1 }
      end += 1
    }
    self.init(
      Array(entries[..<end]), rest: .exactly(entries[end...].count(where: \.isDecision)),
      numbers: TakenNumbers(entries.compactMap(\.number)))
  }

  package func mapItems(_ change: (DecisionEntry) -> DecisionEntry) -> DecisionSlice {
    var slice = self
    slice.items = items.map(change)
    return slice
  }
}

/// The number of rows after a part of a list.
public enum Rest: Sendable, Equatable, Codable {
  case exactly(Int)
  /// At most this many rows. Whether an item has a row is known when it is fetched.
  case atMost(Int)

  package var limit: Int {
    switch self {
    case .exactly(let count), .atMost(let count): count
    }
  }

  package var isNothing: Bool { limit == 0 }
}

/// The numbers in use in a list, so that no row without a number gets one of them.
public struct TakenNumbers: Sendable, Equatable, Codable, CustomStringConvertible {
  private let numbers: Set<Int>

  /// The numbers in order. A set's own order differs from run to run.
  public var description: String { "\(numbers.sorted())" }

  /// Creates the set of the integer numbers in a list, including rows that aren't fetched yet.
  package init(_ numbers: some Sequence<String>) {
    self.numbers = Set(numbers.compactMap { Int($0) })
  }

  /// Returns the numbers of decisions. A decision without a number gets its position, or the next
  /// free number.
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
