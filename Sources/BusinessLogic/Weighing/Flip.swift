import Decisions

/// The smallest changes of a single weight that turn the order of the options.
///
/// A change *turns* the order if it puts some option ahead of one that leads now; in a tie, if it
/// ends the tie. A change *ties* the order if the leader is no longer alone, but not overtaken. The
/// new weight is one of ``Argument/weights``, so never less than 0.
///
/// An option at distance `d` from the best of the others passes it when one of its weights changes
/// by `d` + 1, and ties when one changes by `d`: the leader by falling (a lighter pro, a heavier
/// con), any other by rising. So one look at each argument is enough. (After Triantaphyllou and
/// Sánchez, "A sensitivity analysis approach for some deterministic multi-criteria decision-making
/// methods", 1997.)
package struct Flip: Sendable, Hashable {
  package let lead: Lead

  /// All smallest changes that turn the order, by their arguments' places in the decision; empty if
  /// no single weight can.
  package let turning: [WeightChange]

  /// All smallest changes that tie the order, sorted likewise; empty if no single weight can, or
  /// if there is a tie now.
  package let tying: [WeightChange]

  package init(of options: [Topic]) {
    let lead = Lead(of: options)
    self.lead = lead
    turning = Self.smallest(in: options, under: lead, past: 1)
    tying = lead.isTie ? [] : Self.smallest(in: options, under: lead, past: 0)
  }

  /// Returns the smallest changes that move an option level with the best of the others, and `past`
  /// it.
  private static func smallest(
    in options: [Topic], under lead: Lead, past: Int
  ) -> [WeightChange] {
    guard options.count > 1 else { return [] }
    let changes = options.indices.flatMap { option in
      let size = lead.distance(of: option) + past
      let leads = lead.leaders.contains(option)
      return options[option].arguments.enumerated().compactMap { index, argument in
        let weights = [-size, size].filter { move in
          let effect = move.signum() * argument.side.sign
          return effect != 0 && Argument.weights.contains(argument.weight + move)
            && (leads ? effect < 0 || lead.isTie : effect > 0)
        }.map { argument.weight + $0 }
        return weights.isEmpty
          ? nil : WeightChange(option: option, argument: index, size: size, to: weights)
      }
    }
    let least = changes.map(\.size).min()
    return changes.filter { $0.size == least }
  }
}

/// A change of one argument's weight, with everything else as it is.
package struct WeightChange: Sendable, Hashable {
  package let option: Int
  /// The index of the argument among all arguments of the option.
  package let argument: Int
  package let size: Int
  /// The new weights that do it, the lighter one first: one, or two if either does.
  package let to: [Int]
}
