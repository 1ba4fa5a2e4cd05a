import ReactiveHybrid

/// A decision or an option has nothing of what was asked for.
public struct NothingThere: NothingFound, Equatable, CustomStringConvertible {
  /// What there is none of.
  public let description: String

  /// The title under which it would stand; `nil` if that isn't known.
  public let heading: String?

  init(_ description: String, under heading: String? = nil) {
    self.description = description
    self.heading = heading
  }
}

extension Decision {
  /// This decision, which says something.
  func notEmpty() throws(NothingThere) -> Decision {
    guard !isEmpty else { throw noOptions }
    return self
  }

  /// This decision, which has at least one option.
  func withOptions() throws(NothingThere) -> Decision {
    guard !options.isEmpty else { throw noOptions }
    return self
  }

  private var noOptions: NothingThere {
    NothingThere("No options found in \(title)", under: title)
  }
}
