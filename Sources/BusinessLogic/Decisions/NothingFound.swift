/// A decision has nothing of what was asked for.
struct NothingFound: Error, CustomStringConvertible {
  /// What there is none of.
  let description: String

  /// The heading under which it would stand.
  let heading: String
}

extension Decision {
  /// This decision, which says something.
  func notEmpty() throws(NothingFound) -> Decision {
    guard !isEmpty else { throw noOptions }
    return self
  }

  /// This decision, which has at least one option.
  func withOptions() throws(NothingFound) -> Decision {
    guard !options.isEmpty else { throw noOptions }
    return self
  }

  private var noOptions: NothingFound {
    NothingFound(description: "No options found in \(title)", heading: title)
  }
}
