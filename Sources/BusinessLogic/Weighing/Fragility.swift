import Decisions

/// The content of the screen of a flip.
package struct Fragility: Sendable, Equatable {
  package let title: String
  package let balance: String
  /// The changes that would turn the order, then those that would only make a tie.
  package private(set) var sections: [Section] = []
  /// The reason why the totals may mislead; `nil` if there is none.
  package let warning: String?

  /// What a change of a weight does to the order.
  package enum Effect: String, Sendable {
    case turn, tie
  }

  package struct Section: Sendable, Equatable {
    package let effect: Effect
    /// A sentence about the effect, or that no change has it.
    package let sentence: String
    package let rows: [Row]
  }

  package struct Row: Sendable, Equatable {
    package let option: String
    package let side: Side
    /// The number of the argument on its side, from 1.
    package let number: Int
    package let weight: Int
    /// The weights that have the effect.
    package let weights: [Int]
    package let text: String
    package let place: Place

    /// The amount by which the weight changes.
    package var size: Int { weights.first.map { abs($0 - weight) } ?? 0 }

    /// The argument and the change: `con 2, weight 1 to 4: it is slow`.
    package var words: String {
      let weights = weights.map(String.init).joined(separator: " or ")
      return "\(side.rawValue) \(number), weight \(weight) to \(weights): \(text)"
    }
  }

  package init(of decision: Decision, called key: String) {
    title = decision.title
    warning = Comparison.warning(about: decision)
    balance = Balance.sentence(of: decision)
    guard decision.options.count > 1 else { return }
    let isTie = Lead(of: decision.options).isTie
    let turning = decision.smallestChanges(called: key, past: 1)
    sections = [Section(.turn, turning, isTie ? ("end", "the tie") : ("change", "the ranking"))]
    if isTie { return }
    let tying = decision.smallestChanges(called: key, past: 0)
    // A weight that can also turn the order needs no second row.
    let others = tying.filter { change in !turning.contains { $0.place == change.place } }
    if let size = tying.first?.size, others.count < tying.count {
      let sentence = "A change of \(size) gives a tie" + (others.isEmpty ? "" : ", also of:")
      sections.append(Section(effect: .tie, sentence: sentence, rows: others))
    } else {
      sections.append(Section(.tie, tying, ("give", "a tie")))
    }
  }
}

extension DecisionView where Response == Fragility {
  package static func fragility(_ key: String) -> Self {
    Self(key) { Fragility(of: try $0.weighable(), called: key) }
  }
}

extension Fragility.Section {
  /// Creates a section, which may have no changes; `words` tell the effect.
  fileprivate init(
    _ effect: Fragility.Effect, _ changes: [Fragility.Row], _ words: (verb: String, object: String)
  ) {
    let sentence =
      changes.first.map { "Changing one weight by \($0.size) \(words.verb)s \(words.object):" }
      ?? "No single weight can \(words.verb) \(words.object)"
    self.init(effect: effect, sentence: sentence, rows: changes)
  }
}
