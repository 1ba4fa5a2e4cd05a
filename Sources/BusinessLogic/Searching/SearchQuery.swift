/// What is searched for: words in any order, in any case, each of which must be there.
public struct SearchQuery: Sendable, Equatable {
  /// The words, as they were written.
  let phrases: [Phrase]

  /// All of them, one after the other.
  let whole: Phrase

  /// The word that the least text names, as far as its length tells.
  let longest: Phrase

  /// The words beside it.
  let others: [Phrase]

  /// The words of `text`, which white space divides.
  public init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let phrases = words.map { Phrase($0) }
    let whole = Phrase(words.joined(separator: " "))
    let longestFirst = phrases.sorted { $0.needle.bytes.count > $1.needle.bytes.count }
    self.phrases = phrases
    self.whole = whole
    longest = longestFirst.first ?? whole
    others = Array(longestFirst.dropFirst())
  }

  /// Whether nothing is searched for.
  var isEmpty: Bool { phrases.isEmpty }
}
