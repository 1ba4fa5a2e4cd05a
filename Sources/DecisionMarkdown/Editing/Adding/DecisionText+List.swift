import Decisions

extension NewList {
  /// Returns the text after these were added, one by one: each is spelled like those before it.
  func added(to text: DecisionText) throws(EditRefusal) -> DecisionText {
    var text = text
    for new in arguments {
      text = try text.after(.add(new.side, text: new.text, to: option))
      guard new.side != nil, new.weight != 1 else { continue }
      let items = text.meaning[new.kind, of: try text.meaning.find(option)]
      guard let added = items.last else { continue }
      text = try text.after(
        .weigh(
          ArgumentPlace(new.kind, of: option, number: items.count, text: added.text), new.weight))
    }
    return text
  }
}
