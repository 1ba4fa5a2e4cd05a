/// An argument or, without a side, a note that is to be added to an option.
public struct NewArgument: Sendable, Hashable {
  package let side: Side?
  package let text: String
  /// The weight, within ``Argument/weights``. Defaults to 1; a note has none.
  package let weight: Int

  package init(_ side: Side?, _ text: String, weight: Int = 1) {
    (self.side, self.text, self.weight) = (side, text, weight)
  }

  package var kind: DecisionItem.Kind { side.map { .argument($0) } ?? .note }
}

/// The arguments and notes that are to be added to one option.
public struct NewList: Sendable, Hashable {
  package let option: OptionPlace
  package let arguments: [NewArgument]

  package init(_ arguments: [NewArgument], to option: OptionPlace) {
    (self.option, self.arguments) = (option, arguments)
  }
}
