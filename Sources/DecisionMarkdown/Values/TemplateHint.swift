enum TemplateHint {
  /// Returns whether the title of an option is only a hint, an ellipsis, or `etc.`
  static func isTitle(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    let words = bytes.words(text.prefix(80))
    // `[option 1]`, `[title of option 2]`
    let isOpen = bytes.first(of: text) == "[" && bytes.last(of: text) == "]"
    return isOpen && SectionWords.beginsOption(words.suffix(2)) || isHint(bytes, text)
      || words.allSatisfy { $0.means(.abbreviation) }
      || text.count < 20 && words.joined().means(.abbreviation)
  }

  /// Returns whether the text of a decision is only a hint, as several words in brackets are that don't
  /// begin like `[We use Kafka.]`: `[Describe the decision.]`,
  /// `Chosen option: "{title of option 1}", because {justification}`.
  static func isOutcome(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if isHint(bytes, bytes.indices) { return true }
    if text.hasPrefix("["), text.hasSuffix("]"), !text.dropFirst().dropLast().contains("]") {
      let words = FoldedWords(text).words
      return words.count > 2 && !words[0].means(.decider)
    }
    guard let colon = bytes.colon(in: bytes.indices, within: 40),
      case let label = bytes.words(0..<colon.lowerBound), label.count < 5,
      label.contains(where: { $0.means(.chosen, .option) }),
      !bytes[..<colon.lowerBound].contains("`")
    else { return false }
    let name = (colon.upperBound..<bytes.endIndex).drop { bytes[$0].isOne(of: " \"*_") }
    guard let first = bytes.first(of: name), first.isOne(of: "{[") else { return false }
    guard let end = name.first(where: { bytes[$0].isOne(of: "}]") }) else { return false }
    let isLink = bytes[(end + 1)...].first?.isOne(of: "([") == true
    return !isLink && isTitle(bytes, name.lowerBound..<end + 1)
  }

  /// Returns whether a text is only a hint. Text in square brackets may be a title or a link, so
  /// its words must be those of a template.
  static func isHint(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    guard let first = bytes.first(of: text), let last = bytes.last(of: text) else { return false }
    var isOpenEnded: Bool { bytes.ends(text, with: "…") || bytes.ends(text, with: "...") }
    switch (first, last) {
    case ("{", "}"):
      return bytes[text].count { $0 == first } == 1
    case ("[", "]"):
      let inner = text.dropFirst().dropLast()
      guard !bytes[inner].contains("]") else { return false }
      return bytes.trimmed(inner).isEmpty
        || ["argument ", "e.g.", "…", "...", " | "].contains { bytes.first($0, in: inner) != nil }
    case ("<", ">"):
      // "<https://…>" is a link.
      return bytes[text].count { $0 == first } == 1 && bytes.first("://", in: text) == nil
        && !bytes[text].contains("@")
    case (".", _), (0xE2, _):
      return text.count == 3 && isOpenEnded
    default:
      // What the template of Kubernetes has below `Drawbacks`, and those of RFCs below `Alternatives`.
      return bytes.begins(text, with: "e.g.") && isOpenEnded
        || bytes.begins(
          text.drop { bytes[$0].isDecoration },
          withOneOf: [
            "The idea is to find the best form of an argument why ", "Why is this design the best ",
            "Why is this proposal the best?", "What other designs have been considered ",
            "What other designs have been considered?", "What is the impact of not doing this?",
          ])
    }
  }
}
