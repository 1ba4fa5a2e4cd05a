import BusinessLogic

extension Meaning {
  /// Where an item stands: its option, its side, and its place on that side, from 0.
  struct ItemPlace: Equatable {
    var option: Int
    var side: Side?
    var number: Int
  }

  /// The option that somebody saw: at the same number, else the only one of its title.
  func find(_ place: OptionPlace) throws(EditRefusal) -> Int {
    let titles = options.map(\.title)
    guard let found = Self.find(place.title, at: place.number, in: titles) else {
      throw .noOption(place, now: Self.text(at: place.number, in: titles))
    }
    return found
  }

  /// The argument or note that somebody saw: at the same number of its side, else the only one
  /// of its text there.
  func find(_ place: ArgumentPlace) throws(EditRefusal) -> ItemPlace {
    let option = try find(place.option)
    let texts = options[option].items[place.side, default: []].map(\.text)
    guard let found = Self.find(place.text, at: place.number, in: texts) else {
      throw .noArgument(place, now: Self.text(at: place.number, in: texts))
    }
    return ItemPlace(option: option, side: place.side, number: found)
  }

  private static func find(_ text: String, at number: Int, in texts: [String]) -> Int? {
    if self.text(at: number, in: texts) == text { return number - 1 }
    let same = texts.indices.filter { texts[$0] == text }
    return same.count == 1 ? same.first : nil
  }

  private static func text(at number: Int, in texts: [String]) -> String? {
    (1...max(1, texts.count)).contains(number) && !texts.isEmpty ? texts[number - 1] : nil
  }
}
