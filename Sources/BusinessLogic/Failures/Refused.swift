import ReactiveHybrid

package struct Refused: Refusal, Remediable, Equatable, CustomStringConvertible {
  package let description: String
  package let remedy: Remedy?
  package let isFinal: Bool

  package init(_ description: String, _ remedy: Remedy? = nil, isFinal: Bool = true) {
    (self.description, self.remedy, self.isFinal) = (description, remedy, isFinal)
  }
}

package struct Failed: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
