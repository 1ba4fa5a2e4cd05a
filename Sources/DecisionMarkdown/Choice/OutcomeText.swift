struct OutcomeText {
  let passage: DecisionLayout.Passage
  let text: String

  var words: [String] { Self.words(of: text) }

  /// The words of the first sentence, up to its reason.
  var decision: [String] {
    Self.beforeReason(FoldedWords(InlineText.plain(firstSentence)).words)
  }

  var firstSentence: Substring {
    let bytes = text.utf8
    let end = zip(bytes.indices, bytes.dropFirst()).first { bytes[$0] == "." && $1 == " " }?.0
    return text[..<(end ?? text.endIndex)]
  }

  static func words(of text: some StringProtocol) -> [String] {
    FoldedWords(InlineText.plain(text), keepsSigns: true).words
  }

  static func beforeReason(_ words: [String]) -> [String] {
    Array(words.prefix { !$0.means(.because) || $0 == "as" })
  }
}
