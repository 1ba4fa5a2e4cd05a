extension [String] {
  /// The words as alternatives: `pro, con or note`.
  package var alternatives: String {
    // An array: to join another collection, the runtime first has to look its types up, at each start.
    "\(Array(dropLast()).joined(separator: ", ")) or \(last ?? "")"
  }
}
