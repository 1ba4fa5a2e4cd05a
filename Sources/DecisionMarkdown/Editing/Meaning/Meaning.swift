import Decisions

/// The content of a decision, without its layout. An edit changes the meaning, and a spelling of
/// the edit is right if the file is read back with that meaning.
struct Meaning: Equatable {
  typealias Kind = DecisionItem.Kind

  struct Option: Equatable {
    var title: String
    /// The arguments and notes. The order of the sides in the file doesn't matter.
    var items: [Kind: [Item]]

    init(title: String, arguments: [Argument] = [], notes: [String] = []) {
      self.title = title
      items = Meaning.items(arguments, Kind.argument)
      items[.note] = notes.map { Item(text: $0) }
    }

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
  var items: [Kind: [Item]]

  init(_ decision: Decision) {
    title = decision.title
    status = decision.status
    date = decision.date
    options = decision.options.map {
      Option(title: $0.title, arguments: $0.arguments, notes: $0.notes)
    }
    chosen = decision.chosen
    context = decision.context
    items = Self.items(decision.consequences, Kind.consequence)
    items[.driver] = decision.drivers.map { Item(text: $0) }
    // "* Chosen option: …" is shown as a remark, but means the choice.
    items[.remark] = decision.remarks.filter { ChoicePhrase($0) == nil }
      .map { Item(text: $0) }
  }

  private static func items(_ arguments: [Argument], _ kind: (Side) -> Kind) -> [Kind: [Item]] {
    let sides = Side.allCases.map { side in
      let items = arguments.lazy.filter { $0.side == side }
        .map { Item(text: $0.text, details: $0.details, weight: $0.weight) }
      return (kind(side), Array(items))
    }
    return Dictionary(uniqueKeysWithValues: sides)
  }

  subscript(_ kind: Kind, of option: Int?) -> [Item] {
    get { (option.map { options[$0].items } ?? items)[kind, default: []] }
    set {
      if let option { options[option].items[kind] = newValue } else { items[kind] = newValue }
    }
  }
}
