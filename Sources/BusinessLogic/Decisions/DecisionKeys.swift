extension Refused {
  package static func noDecision(_ key: String, among known: [String]) -> Refused {
    let meant = nearest(to: key, among: known).map { ": did you mean \"\($0)\"?" } ?? ""
    return Refused("There is no decision \"\(key)\"\(meant)", .listDecisions)
  }
}

extension [String] {
  /// Returns the index of the decision key that the user calls `name`: the key itself, or its
  /// number without leading zeros; `nil` if there is none.
  package func index(ofKey name: String) -> Int? {
    firstIndex(of: name) ?? Int(name).flatMap { number in firstIndex { Int($0) == number } }
  }
}
