import BusinessLogic

/// What a decision says, without where and how. An edit changes the meaning; a spelling of the edit
/// is right if it reads back as that.
struct Meaning: Equatable {
  struct Option: Equatable {
    var title: String
    /// The arguments of each side, and under `nil` the notes. The order of the sides in the file
    /// means nothing.
    var items: [Side?: [Item]]

    var isEmpty: Bool { items.values.allSatisfy(\.isEmpty) }
  }

  struct Item: Equatable {
    var text: String
    var details: [String] = []
    var weight = 1
  }

  var title: String
  var status: String?
  var date: String?
  var options: [Option]
  var chosen: Int?
  var context: String?
  var drivers: [String]
  var consequences: [Side?: [Item]]
  var remarks: [String]

  init(_ decision: Decision) {
    title = decision.title
    status = decision.status
    date = decision.date
    options = decision.options.map { option in
      var items = Self.items(option.arguments)
      items[nil] = option.notes.map { Item(text: $0) }
      return Option(title: option.title, items: items)
    }
    chosen = decision.chosen
    context = decision.context
    drivers = decision.drivers
    consequences = Self.items(decision.consequences)
    // "* Chosen option: …" is shown as a remark, but means the choice.
    remarks = decision.remarks.filter { ChoicePhrase.candidates(in: $0).isEmpty }
  }

  static func items(_ arguments: [Argument]) -> [Side?: [Item]] {
    var items: [Side?: [Item]] = [nil: []]
    for side in Side.allCases {
      let ofSide = arguments.lazy.filter { $0.side == side }
      items[side] = ofSide.map { Item(text: $0.text, details: $0.details, weight: $0.weight) }
    }
    return items
  }
}
