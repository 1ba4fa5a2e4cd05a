extension Topic {
  /// The arguments by side, then the notes.
  package var items: [DecisionItem] {
    Side.allCases.flatMap { side in
      DecisionItem.list(.argument(side), arguments(on: side), of: title)
    } + DecisionItem.list(.note, notes, of: title)
  }
}

extension Decision {
  /// The items of the decision itself: the consequences by side, then the drivers and the remarks.
  package var items: [DecisionItem] {
    Side.allCases.flatMap { side in
      DecisionItem.list(.consequence(side), consequences.filter { $0.side == side })
    } + DecisionItem.list(.driver, drivers) + DecisionItem.list(.remark, remarks)
  }
}

extension DecisionItem {
  fileprivate static func list(
    _ kind: Kind, _ arguments: [Argument], of option: String? = nil
  ) -> [DecisionItem] {
    zip(1..., arguments).map { number, argument in
      DecisionItem(
        kind: kind, number: number, text: argument.text, weight: argument.weight,
        details: argument.details, option: option)
    }
  }

  /// Returns items without weights and details.
  fileprivate static func list(
    _ kind: Kind, _ texts: [String], of option: String? = nil
  ) -> [DecisionItem] {
    list(kind, texts.map { Argument(.neutral, $0) }, of: option)
  }
}
