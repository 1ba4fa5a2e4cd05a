import ReactiveHybrid

package struct NoSuchDecision: Refusal, Remediable, CustomStringConvertible {
  private let key: String
  private let known: [String]

  package init(key: String, among known: [String]) {
    self.key = key
    self.known = known
  }

  package var remedy: Remedy? { .listDecisions }

  package var description: String {
    let meant = nearest(to: key, among: known).map { ": did you mean \"\($0)\"?" } ?? ""
    return "There is no decision \"\(key)\"\(meant)"
  }
}

extension [String] {
  /// Returns the index of the decision key that the user calls `name`: the key itself, or its
  /// number without leading zeros; `nil` if there is none.
  package func index(ofKey name: String) -> Int? {
    firstIndex(of: name) ?? Int(name).flatMap { number in firstIndex { Int($0) == number } }
  }
}
