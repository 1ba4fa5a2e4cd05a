import ReactiveHybrid

/// One option: its sides as rows, its tally and its notes below.
public typealias TopicViewModel = ViewModel<Listing>

extension TopicViewModel {
  /// Creates the view model of the topic called `id`.
  public convenience init(worker: DecisionsWorker, topic id: TopicID) {
    self.init(worker: worker, .option(id))
  }
}

extension DecisionView where Response == Listing {
  /// The option called `id`.
  public static func option(_ id: TopicID) -> Self {
    Self(id.decision) { Listing(sidesOf: try $0.withOptions().place(of: id.option), in: $0) }
  }
}

extension Listing {
  /// What stands behind the title of the option that was chosen.
  public static var chosenMark: String { " (chosen)" }

  /// Pros and cons always, since their absence says something too; other sides where they occur.
  ///
  /// The tally is left out where it would only repeat the rows.
  init(sidesOf place: Int, in decision: Decision) {
    let topic = decision.options[place]
    let tally = Tally(of: topic)
    let isAlone = decision.options.count == 1
    let isChosen = decision.chosen == place && !isAlone
    let sides = Side.allCases.filter { $0 != .neutral || !topic.arguments(on: $0).isEmpty }
    self.init(
      title: topic.title + (isChosen ? Self.chosenMark : ""), sides,
      sum: isAlone && !tally.isWeighed ? nil : "Tally: \(tally.words)", notes: topic.notes
    ) { number, side in
      let count = topic.arguments(on: side).count
      return Row(number: number, side.plural, remark: String(count), key: side.plural)
    }
  }
}
