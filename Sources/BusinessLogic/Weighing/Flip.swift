/// How little it takes to turn the order of options: the smallest change of a single weight.
///
/// A change *turns* the order when it puts some option ahead of one that leads now, which in a tie
/// is to end it. It *ties* the order when the leader no longer leads alone, but is not overtaken.
/// A weight can become any of ``Argument/weights``, so never less than 0.
///
/// An option that is `d` away from the best of the others gets past it when one of its weights
/// moves by `d` + 1, and ties when one moves by `d`: the leader by falling (a pro lighter, a con
/// heavier), any other by rising. So looking at every argument once is enough. (After
/// Triantaphyllou and Sánchez, "A sensitivity analysis approach for some deterministic
/// multi-criteria decision-making methods", 1997.)
public struct Flip: Sendable, Hashable {
  /// How the options stand now.
  public let lead: Lead

  /// Every smallest change that turns the order, in the decision's order and the lower weight
  /// first; empty if no single weight can.
  public let turning: [WeightChange]

  /// Every smallest change that ties the order, sorted in the same way; empty if no single weight
  /// can, or if it is a tie now.
  public let tying: [WeightChange]

  /// Looks for the changes in `options`.
  public init(of options: [Topic]) {
    let lead = Lead(of: options)
    self.lead = lead
    turning = Self.smallest(in: options, under: lead, past: 1)
    tying = lead.isTie ? [] : Self.smallest(in: options, under: lead, past: 0)
  }

  /// The smallest changes that bring an option to the best of the others, and `past` it.
  private static func smallest(
    in options: [Topic], under lead: Lead, past: Int
  ) -> [WeightChange] {
    guard options.count > 1 else { return [] }
    let changes = options.indices.flatMap { option in
      let size = lead.distance(of: option) + past
      let leads = lead.leaders.contains(option)
      return options[option].arguments.enumerated().flatMap { index, argument in
        [-size, size].compactMap { move -> WeightChange? in
          let effect = move.signum() * argument.side.sign
          guard effect != 0, Argument.weights.contains(argument.weight + move),
            leads ? effect < 0 || lead.isTie : effect > 0
          else { return nil }
          return WeightChange(
            option: option, argument: index, from: argument.weight, to: argument.weight + move)
        }
      }
    }
    let least = changes.map(\.size).min()
    return changes.filter { $0.size == least }
  }
}
