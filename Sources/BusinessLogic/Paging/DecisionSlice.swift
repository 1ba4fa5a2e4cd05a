/// The beginning of the list of all decisions.
public struct DecisionSlice: Sendable, Equatable, Codable {
  package private(set) var items: [DecisionEntry]
  package let rest: Rest
  /// The integer numbers in the list, including those of entries that aren't fetched yet.
  package let numbers: [Int]
  /// Remarks on files that are missing from the list or limited, as sentences without a full stop.
  package let remarks: [String]
  /// The branch that the decisions are on, or `HEAD detached at 1a2b3c4`; `nil` if there is none.
  package let branch: String?

  package init(
    _ items: [DecisionEntry], rest: Rest, numbers: [String], remarks: [String] = [],
    branch: String? = nil
  ) {
    (self.items, self.rest, self.branch) = (items, rest, branch)
    (self.numbers, self.remarks) = (numbers.compactMap { Int($0) }, remarks)
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
      numbers: entries.compactMap(\.number))
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
