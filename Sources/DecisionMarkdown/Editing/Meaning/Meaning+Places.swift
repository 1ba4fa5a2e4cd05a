import BusinessLogic

extension Meaning {
  /// The place of an item: its option, its kind, and its number from 0.
  struct ItemPlace: Equatable {
    var option: Int?
    var kind: Kind
    var number: Int
  }

  /// The option at the same number, or else the only one with its title.
  func find(_ place: OptionPlace) throws(EditRefusal) -> Int {
    let titles = options.map(\.title)
    guard let found = Self.find(place.title, at: place.number, in: titles) else {
      throw .noOption(place, now: Self.text(at: place.number, in: titles))
    }
    return found
  }

  /// The item at the same number of its kind, or else the only one with its text there.
  func find(_ place: ArgumentPlace) throws(EditRefusal) -> ItemPlace {
    let option = try place.option.map { option throws(EditRefusal) in try find(option) }
    let texts = self[place.kind, of: option].map(\.text)
    guard let found = Self.find(place.text, at: place.number, in: texts) else {
      throw .noArgument(place, now: Self.text(at: place.number, in: texts))
    }
    return ItemPlace(option: option, kind: place.kind, number: found)
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
