/// What is searched for: words in any order, in any case, each of which must be there.
public struct SearchQuery: Sendable, Equatable {
  /// The words, as they were written.
  let phrases: [Phrase]

  /// All of them, one after the other.
  let whole: Phrase

  /// The words of `text`, which white space divides.
  public init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    phrases = words.map { Phrase($0) }
    whole = Phrase(words.joined(separator: " "))
  }

  /// Whether nothing is searched for.
  var isEmpty: Bool { phrases.isEmpty }

  /// The word that the least text names, as far as its length tells.
  var longest: Phrase { phrases.max { $0.needle.bytes.count < $1.needle.bytes.count } ?? whole }
}
