import Decisions

extension Decision {
  /// Returns the smallest changes of a single weight that turn the ranking (`past` is 1) or tie it
  /// (`past` is 0), in the order of the arguments; empty if no single weight can.
  ///
  /// A change *turns* the ranking if it puts an option ahead of the one that leads now, or ends a tie:
  /// then one option leads. A change *ties* it if another option draws level with the leader without
  /// overtaking it. The new weight is one of ``Argument/weights``, so never less than 0.
  ///
  /// Let `d` be an option's distance from the best of the others. If one of its weights changes by
  /// `d` + 1, the two change places; by `d`, they tie. The leader has to fall (a lighter pro, a heavier
  /// con); any other option has to rise. In a tie, each leader may rise, and one of two may fall. So one
  /// look at each argument is enough. (After Triantaphyllou and Sánchez, "A sensitivity analysis
  /// approach for some deterministic multi-criteria decision-making methods", 1997.)
  package func smallestChanges(called key: String, past: Int) -> [Fragility.Row] {
    let lead = Lead(of: options)
    guard options.count > 1, past > 0 || !lead.isTie else { return [] }
    var changes: [Fragility.Row] = []
    for (index, (option, name)) in zip(options, optionNames).enumerated() {
      let size = lead.distance(of: index) + past
      let leads = lead.leaders.contains(index)
      var numbers: [Side: Int] = [:]
      for argument in option.arguments {
        let (side, weight) = (argument.side, argument.weight)
        let number = numbers[side, default: 0] + 1
        numbers[side] = number
        let moves = [-size, size].filter { move in
          let effect = move.signum() * side.sign
          return effect != 0 && Argument.weights.contains(weight + move)
            && (effect > 0 ? !leads || lead.isTie : leads && lead.leaders.count < 3)
        }
        guard !moves.isEmpty else { continue }
        changes.append(
          Fragility.Row(
            option: option.title, side: side, number: number, weight: weight,
            weights: moves.map { weight + $0 }, text: argument.text,
            place: .argument(TopicID(decision: key, option: name), side, number)))
      }
    }
    let least = changes.map(\.size).min()
    return changes.filter { $0.size == least }
  }
}
