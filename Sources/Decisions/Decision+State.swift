extension Decision {
  /// Where a decision stands. The table in docs/files.md says which words tell which state.
  public enum State: String, Sendable, Hashable, Codable, CaseIterable {
    case undecided, accepted, rejected, superseded, deprecated
    /// The status is in unknown words.
    case other
  }

  /// A field of the head that lists names.
  public enum NameField: String, Sendable, Hashable, Codable, CodingKeyRepresentable, CaseIterable {
    case deciders, consulted, informed, tags
  }
}

extension String {
  /// Whether the text of a date is nothing but a day in numbers.
  package var isPlainDay: Bool { allSatisfy { $0.isNumber || "-/. ".contains($0) } }
}
