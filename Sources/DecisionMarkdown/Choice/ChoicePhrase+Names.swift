/// Several names behind `Chosen options:`.
extension ChoicePhrase {
  /// The names behind `Chosen options:`, where a text quotes several of them, or parts them where
  /// it speaks of options; fewer than two for any other text.
  static func names(in text: String) -> [String] {
    guard let colon = colon(in: text) else { return [] }
    let head = FoldedWords(text[..<colon]).words
    guard head.contains(where: VerdictWords.chosen.contains) else { return [] }
    let rest = text[text.index(after: colon)...]
    let quoted = quotedNames(in: rest)
    if quoted.count > 1 { return quoted }
    let bold = boldNames(in: rest)
    if bold.count > 1 { return bold }
    guard head.contains(where: SectionWords.isPluralOfOption) else { return [] }
    return parts(of: untilBecause(String(rest)))
  }

  /// What may be several names: the bold text behind the colon, and all up to the reason.
  static func joined(in text: String) -> [String] {
    guard let colon = colon(in: text), !candidates(in: text).isEmpty else { return [] }
    let rest = text[text.index(after: colon)...]
    return [emphasised(rest), untilBecause(InlineText.plain(rest))].compactMap(\.self)
  }

  /// Whether a name begins by denying others: `None of these`.
  static func denies(_ name: String) -> Bool {
    FoldedWords(name).words.first.map(denials.contains) == true
  }

  /// What a text concludes: `None of these, so Kafka`.
  static func conclusion(in text: String) -> String? {
    let words = text.split(separator: " ")
    guard let so = words.firstIndex(where: { conclusions.contains($0.lowercased()) }) else {
      return nil
    }
    return String(untilReason(words[(so + 1)...].joined(separator: " ")))
  }

  private static let conclusions: Set<String> = ["hence", "so", "therefore", "thus"]

  /// The parts of a text that names may be.
  static func parts(of names: String) -> [String] {
    names.split { ",;&+".contains($0) }
      .flatMap { $0.components(partedBy: joining) }
  }

  /// The bold names that stand side by side: `**Kafka** and **Redis**`.
  private static func boldNames(in text: Substring) -> [String] {
    var names: [String] = []
    var rest = text.drop(while: \.isWhitespace)
    while rest.hasPrefix("**"), let end = rest.dropFirst(2).firstRange(of: "**") {
      names.append(String(rest.dropFirst(2)[..<end.lowerBound]))
      let words = rest[end.upperBound...].prefix { $0 != "*" }
      guard joiningMarks.contains(words.filter { !$0.isWhitespace }.lowercased()) else { break }
      rest = rest[words.endIndex...]
    }
    return names
  }

  static let joining = Language.words(.joining)
  private static let joiningMarks = joining.union(["+", "&", ","])

  /// The names in quotes before the reason.
  private static func quotedNames(in text: Substring) -> [String] {
    var names: [String] = []
    var rest = untilBecause(String(text))[...]
    while let open = rest.firstIndex(where: { "\"“„«".contains($0) }),
      let close = quotes[rest[open]],
      let end = rest[rest.index(after: open)...].firstIndex(of: close)
    {
      names.append(String(rest[rest.index(after: open)..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return names
  }

  private static func untilBecause(_ text: String) -> String {
    text.split(separator: " ").prefix {
      let word = FoldedWords($0).joined
      return !SideWords.becauses.contains(word) || word == "as"
    }.joined(separator: " ")
  }
}

extension Substring {
  /// The parts between words such as `and`.
  fileprivate func components(partedBy words: Set<String>) -> [String] {
    split(separator: " ").split { words.contains($0.lowercased()) }
      .map { $0.joined(separator: " ") }
  }
}
