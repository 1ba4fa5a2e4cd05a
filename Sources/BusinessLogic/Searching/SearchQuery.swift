/// A search for words in any order and any case, all of which must occur.
package struct SearchQuery: Sendable, Equatable {
  let phrases: [Phrase]
  let whole: Phrase
  /// The longest word, which is likely to have the fewest matches.
  let longest: Phrase
  let others: [Phrase]

  /// Creates a query from the words of `text`, separated by white space.
  package init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let phrases = words.map { Phrase($0) }
    let whole = Phrase(words.joined(separator: " "))
    let longestFirst = phrases.sorted { $0.needle.bytes.count > $1.needle.bytes.count }
    self.phrases = phrases
    self.whole = whole
    longest = longestFirst.first ?? whole
    others = Array(longestFirst.dropFirst())
  }

  var isEmpty: Bool { phrases.isEmpty }
}
