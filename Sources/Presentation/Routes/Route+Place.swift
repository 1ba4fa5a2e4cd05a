import BusinessLogic

extension Route {
  package init(_ place: Place) {
    self =
      switch place {
      case .decision(let key): .decision(key)
      case .text(let key, let number): .text(key, number)
      case .option(let topic): .option(topic)
      case .arguments(let topic, let side): .arguments(topic, side)
      case .argument(let topic, let side, let number): .argument(topic, side, number)
      case .notes(let topic): .part(topic, .notes)
      }
  }

  /// The thing that the screen here shows; `nil` for the list of all decisions.
  package var place: Place? {
    switch self {
    case .decisions: nil
    case .decision(let key), .whole(let key, _): .decision(key)
    case .text(let key, let number): .text(key, number)
    case .part(let topic, .notes): .notes(topic)
    case .option(let topic), .part(let topic, _): .option(topic)
    case .arguments(let topic, let side): .arguments(topic, side)
    case .argument(let topic, let side, let number): .argument(topic, side, number)
    }
  }

  /// The word that leads here from the route above, if it names a thing; `nil` for a number.
  package var name: String? {
    switch self {
    case .decision, .option, .arguments: word
    case .decisions, .whole, .text, .part, .argument: nil
    }
  }
}
