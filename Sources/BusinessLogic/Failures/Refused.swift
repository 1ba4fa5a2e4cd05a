import ReactiveHybrid

/// A refusal, in a sentence for the user, with what they can do about it. Unless the refusal is
/// final, the same request may succeed later.
package struct Refused: Refusal, Remediable, Equatable, CustomStringConvertible {
  package let description: String
  package let remedy: Remedy?
  package let isFinal: Bool

  package init(_ description: String, _ remedy: Remedy? = nil, isFinal: Bool = true) {
    (self.description, self.remedy, self.isFinal) = (description, remedy, isFinal)
  }
}

/// A failure of a service, said in a sentence for the user. The same request may succeed later.
package struct Failed: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
