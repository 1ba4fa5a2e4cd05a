/// The words with which decision files say something in one language.
///
/// A language is one table in a file of its own, and its name in ``all``. Words are folded (see
/// ``FoldedWords``); those of a role are sorted, and so are headings, which commas part.
struct Language: Sendable {
  /// The languages that are read.
  static let all: [Language] = [
    english, german, french, spanish, portuguese, italian, dutch, norwegian, polish, indonesian,
    russian, ukrainian, chinese, japanese, korean,
  ]

  /// What begins a reason when a choice is written; `nil` to write it in English.
  let because: String?
  /// Words for a pro, a con and perhaps something neutral that stand in the same place. A word
  /// comes after those that contain it.
  let opposites: [[String]]
  private let words: [Role: String]
  private let headings: [Heading: String]

  init(
    because: String? = nil, opposites: [[String]] = [], words: [Role: String],
    headings: [Heading: String]
  ) {
    self.because = because
    self.opposites = opposites
    self.words = words
    self.headings = headings
  }

  /// The words of a role, in order.
  func list(_ role: Role) -> [String] {
    words[role, default: ""].split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The headings that stand for a kind of section word for word, in order.
  func list(_ heading: Heading) -> [String] {
    headings[heading, default: ""].split(separator: ",").map { phrase in
      phrase.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The words of a role in all languages.
  static func words(_ role: Role) -> Set<String> { Set(all.flatMap { $0.list(role) }) }

  /// Whether a word is one of this language with which a sentence tells the choice.
  func tellsChoice(_ word: String) -> Bool { list(.chosen).contains(word) }

  /// A kind of section.
  enum Heading: CaseIterable {
    case name, status, date, context, options, comparison, outcome, other
  }
}
