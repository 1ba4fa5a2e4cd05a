import Decisions

/// The content of a decision, without its layout. An edit changes the meaning, and a spelling of
/// the edit is right if the file is read back with that meaning.
struct Meaning: Equatable {
  typealias Kind = DecisionItem.Kind

  struct Option: Equatable {
    var title: String
    /// The arguments and notes, without empty lists. The order of the sides doesn't matter.
    var items: [Kind: [Item]] = [:]
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
    options = decision.options.map { Option(title: $0.title, items: Self.items($0.items)) }
    chosen = decision.chosen
    context = decision.context
    items = Self.items(decision.items)
    // "* Chosen option: …" is shown as a remark, but means the choice.
    for (index, remark) in items[.remark, default: []].enumerated()
    where ChoicePhrase(remark.text) != nil {
      items[.remark]?[index] = Item(text: "")
    }
  }

  private static func items(_ all: [DecisionItem]) -> [Kind: [Item]] {
    Dictionary(grouping: all, by: \.kind).mapValues { items in
      items.map { Item(text: $0.text, details: $0.details, weight: $0.weight) }
    }
  }

  subscript(_ kind: Kind, of option: Int?) -> [Item] {
    get { (option.map { options[$0].items } ?? items)[kind, default: []] }
    set {
      let items = newValue.isEmpty ? nil : newValue
      if let option { options[option].items[kind] = items } else { self.items[kind] = items }
    }
  }
}
