/// The title of a section: its words and its role.
struct SectionTitle {
  let role: SectionRole
  /// The folded words; of `Pros and cons of Postgres` only the option.
  let words: [String]
  let isSubject: Bool

  init(_ bytes: [UInt8], _ text: Range<Int>) {
    let sign = SideSigns.sign(in: bytes, text)
    let afterSign = bytes.trimmed((sign?.end ?? text.lowerBound)..<text.upperBound)
    let plain = InlineText.bytes(of: InlineText.withoutTags(bytes[afterSign]))
    let words = FoldedWords(plain).words
    var role = SectionWords.role(words, of: plain)
    if role == .unknown, let key = bytes.key(of: text, within: 60),
      let announced = Self.role(ofKey: key)
    {
      role = announced
    }
    // A title may end with the quoted name of a section, but "Why not" with that of an option.
    if Self.quotes.contains(where: plain.ends), ReasonWords.subjectOfWhyNot(words) == nil {
      role = .unknown
    }
    let subject = SectionWords.subject(of: role, words)
    isSubject = subject != nil
    self.words = subject ?? words
    switch role {
    case .comparison where isSubject: self.role = .option
    case .side where isSubject && ReasonWords.asksWhy(words): self.role = .rejection
    default: self.role = role
    }
  }

  private static let quotes = ["\"", "'", "”", "’", "»"]

  /// Returns the role of "Status: accepted" or "Decision: use Postgres". "Alternative: Redis" names
  /// an option.
  private static func role(ofKey key: [String]) -> SectionRole? {
    switch SectionWords.role(key) {
    case .status: .status
    case .outcome: .outcome
    // "Alternatives A: a lock file"
    case .options where key.count == 2 && SectionWords.isOrdinal(key[1]): .option
    case .options where key.contains(where: SectionWords.isPluralOfOption): .options
    case .options where SectionWords.announcesOption(key): .option
    case .unknown
    where SectionWords.announcesOption(key)
      && (ReasonWords.sayRejected(key) || SectionWords.isOneOption(key)):
      .option
    default: nil
    }
  }
}
