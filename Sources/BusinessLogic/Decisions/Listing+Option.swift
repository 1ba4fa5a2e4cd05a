extension DecisionView where Response == DecisionPage {
  package static func option(_ id: TopicID) -> Self {
    Self(id.decision) {
      DecisionPage(ofOption: try $0.withOptions().place(of: id.option), in: $0)
    }
  }
}

extension Listing {
  /// The mark after the title of the chosen option.
  package static var chosenMark: String { " (chosen)" }

  /// Creates the list of the arguments and the notes of an option, each named by its kind and
  /// number: `pro 1`.
  init(ofOption place: Int, in decision: Decision) {
    let option = decision.options[place]
    func rows(
      _ kind: DecisionItem.Kind, at screen: String, _ items: [(text: String, remark: String)]
    ) -> [Row] {
      zip(1..., items).map { number, item in
        Row(
          number: "\(kind.name) \(number)", item.text, remark: item.remark,
          key: kind == .note ? screen : "\(screen)/\(number)")
      }
    }
    self.init(
      title: option.title + (decision.chosen == place ? Self.chosenMark : ""),
      rows: Side.allCases.flatMap { side in
        rows(
          .argument(side), at: side.plural,
          option.arguments(on: side).map { ($0.text, $0.weightRemark) })
      } + rows(.note, at: OptionScreen.notes.rawValue, option.notes.map { ($0, "") }),
      sum: "Tally: \(Tally(of: option).words)")
  }

  /// Creates the list of the sides of the decision's own topic: always pros and cons, because their
  /// absence matters; neutral arguments only if there are any.
  ///
  /// Omits the tally if it would only repeat the rows.
  init(sidesOf topic: Topic) {
    let tally = Tally(of: topic)
    let sides = Side.allCases.filter { $0 != .neutral || !topic.arguments(on: $0).isEmpty }
    self.init(
      title: topic.title, sides, sum: tally.isWeighed ? "Tally: \(tally.words)" : nil,
      notes: topic.notes
    ) { number, side in
      let count = topic.arguments(on: side).count
      return Row(number: number, side.plural, remark: String(count), key: side.plural)
    }
  }
}
