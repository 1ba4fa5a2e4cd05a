/// A text that the search as you type looks at, for an interface that searches by itself.
package struct SearchableText: Sendable, Equatable {
  /// The importance: 0 is the highest.
  package let tier: Int
  /// What it is: `con`, `option`.
  package let label: String
  package let text: String
  /// Further lines, such as the details of an argument.
  package let below: [String]
  package let place: Place
}

extension LibraryFile {
  package var searchableTexts: [SearchableText] {
    let names = decision.optionNames
    return decision.passages(withMarkup: false).map { passage in
      let match = Match(file: self, passage: passage, phrases: [], optionNames: names)
      return SearchableText(
        tier: passage.kind.tier, label: passage.label, text: passage.text, below: passage.below,
        place: match.place)
    }
  }
}
