import Decisions
import ReactiveHybrid

/// The error for a decision or an option that lacks what a screen shows.
package struct NothingThere: NothingFound, Remediable, Equatable, CustomStringConvertible {
  package let description: String
  /// The title of the empty list; `nil` if unknown.
  package let heading: String?
  /// The command that adds what is missing, if one does.
  package let remedy: Remedy?

  init(_ description: String, under heading: String? = nil, remedy: Remedy? = nil) {
    self.description = description
    self.heading = heading
    self.remedy = remedy
  }
}

extension Decision {
  /// Returns the decision if it says anything, be it text alone.
  func notEmpty() throws(NothingThere) -> Decision {
    guard !isEmpty || !sections.isEmpty else { throw noOptions }
    return self
  }

  func withOptions() throws(NothingThere) -> Decision {
    guard !options.isEmpty else { throw noOptions }
    return self
  }

  private var noOptions: NothingThere {
    NothingThere("No options found in \(title)", under: title, remedy: .makeOption)
  }
}
