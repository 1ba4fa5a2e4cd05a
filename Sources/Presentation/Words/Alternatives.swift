import BusinessLogic

extension [String] {
  /// The words as alternatives: `pro, con or note`.
  package var alternatives: String {
    // An array: to join another collection, the runtime first has to look its types up, at each start.
    "\(Array(dropLast()).joined(separator: ", ")) or \(last ?? "")"
  }

  /// The sentence that lists these as the expected words, and suggests the one nearest to what was typed.
  package func expected(insteadOf typed: some StringProtocol) -> String {
    return "expected \(alternatives), not \"\(typed)\"\(suggestion(for: typed, among: self))"
  }
}
