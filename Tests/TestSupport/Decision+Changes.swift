import BusinessLogic
import Decisions

extension Decision {
  /// The indices of the option and of its argument, and the new weight, of each of the smallest changes.
  package func changes(past: Int) -> [[Int]] {
    smallestChanges(called: "x", past: past).flatMap { change -> [[Int]] in
      guard case .argument(let topic, let side, let number) = change.place,
        let option = optionNames.firstIndex(where: { $0 == topic.option })
      else { return [] }
      let arguments = options[option].arguments
      let argument = arguments.indices.filter { arguments[$0].side == side }[number - 1]
      return change.weights.map { [option, argument, $0] }
    }
  }
}
