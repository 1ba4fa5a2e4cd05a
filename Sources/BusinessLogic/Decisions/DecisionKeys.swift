extension [String] {
  /// Returns the index of the decision key that the user calls `said`: the key itself, or its
  /// number without leading zeros; `nil` if there is none.
  package func place(ofKey said: String) -> Int? {
    firstIndex(of: said) ?? Int(said).flatMap { number in firstIndex { Int($0) == number } }
  }
}
