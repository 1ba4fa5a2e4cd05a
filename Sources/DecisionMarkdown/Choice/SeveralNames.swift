/// Finds outcomes that name several options: `Kafka and Redis`, `options 1 and 2`.
struct SeveralNames {
  let options: [DecisionLayout.Option]

  /// Whether each part of a text names another option, and all of it names none.
  func areNamed(in names: String) -> Bool {
    let parts = ChoicePhrase.parts(of: names)
    guard parts.count > 1, option(begunBy: names) == nil else { return false }
    let named = parts.map(option(begunBy:))
    return named.allSatisfy { $0 != nil } && Set(named).count > 1
  }

  /// Whether the words of a sentence decide for an option and another right behind it.
  func areDecided(in words: [String]) -> Bool {
    guard !words.contains(where: ChoicePhrase.denials.contains), options.count <= 20 else {
      return false
    }
    return words.indices.contains { place in
      guard ChoicePhrase.joining.contains(words[place]) else { return false }
      let behind = words[(place + 1)...].drop { SectionWords.singleOptions.contains($0) }
      return spellings.contains { option, title in
        isDecided(title, words[..<place])
          && spellings.contains { $0.option != option && behind.starts(with: $0.words) }
      }
    }
  }

  /// Whether a sentence ends with a title and decides for it.
  private func isDecided(_ title: [String], _ words: ArraySlice<String>) -> Bool {
    guard words.suffix(title.count).elementsEqual(title) else { return false }
    var before = words.dropLast(title.count)
    while let last = before.last, SectionWords.isPluralOfOption(last) { before.removeLast() }
    return ChoicePhrase.decides(before)
  }

  /// The words by which a sentence may name each option.
  private var spellings: [(option: Int, words: [String])] {
    options.enumerated().flatMap { place, option in
      let titles =
        [option.name.full, option.name.core] + (option.name.ordinal.map { ["\($0)"] } ?? [])
      return titles.filter { !$0.isEmpty }
        .map { (place, $0.split(separator: " ").map(String.init)) }
    }
  }

  /// The option that a text names by its whole title, by the beginning of the title or by its number.
  private func option(begunBy text: String) -> Int? {
    let name = OptionName(text, mayHaveLetter: false)
    return options.firstIndex { option in
      option.name.agreement(with: name) == .same || option.name.full.hasPrefix(name.full + " ")
        || name.core.isEmpty && name.ordinal != nil && name.ordinal == option.name.ordinal
    }
  }
}
