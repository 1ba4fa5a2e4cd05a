extension [String] {
  /// The words as alternatives: `pro, con or note`.
  package var alternatives: String { "\(dropLast().joined(separator: ", ")) or \(last ?? "")" }
}
