extension [String] {
  /// The place of the decision's key that is meant by `said`: the key itself, or its number without
  /// the zeros before it. `nil` if there is none.
  public func place(ofKey said: String) -> Int? {
    firstIndex(of: said) ?? Int(said).flatMap { number in firstIndex { Int($0) == number } }
  }
}

extension String {
  /// Whether this key of a decision is meant by `said`, as in a list of one.
  func isKey(saidAs said: String) -> Bool {
    [self].place(ofKey: said) != nil
  }
}
