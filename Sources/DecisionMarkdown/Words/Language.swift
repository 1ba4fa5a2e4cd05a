import Decisions

/// The words of one language in decision files.
///
/// A language is one table in its own file, and its name in ``all``. Words are folded, see
/// ``FoldedWords``; a word of a sentence may have an accent or an apostrophe that tells it from
/// another: `würde`, unlike `wurde`; `we're`, unlike `were`. The words of a role are sorted, and so
/// are headings, which are separated by commas.
struct Language: Sendable {
  static let all: [Language] = [
    english, german, dutch, french, spanish, portuguese, italian, norwegian, russian, chinese,
    japanese, korean,
  ]

  /// The words that edits write.
  let writing: Writing
  /// Words for a pro, a con and perhaps for the further sides, in the order of ``Side`` and in the
  /// same wording, as they are written.
  var opposites: [[String]] = []
  /// Words for `last`, `first`, `second` and so on, separated by commas: `last, one first`.
  var ordinals = ""
  /// Words that begin a line about a decision that this one supersedes.
  var succeeding = ""
  let words: KeyValuePairs<Role, String>
  /// Phrases that have a role as a whole: `subject to approval`.
  var phrases: [Role: String] = [:]
  var headings: [SectionRole: String] = [:]
  /// The fields of the head that are no headings.
  var fields: [Field.Role: String] = [:]
  /// The words that begin a status of each state, in every gender.
  var states: [Decision.State: String] = [:]

  func list(_ role: Role) -> [String] {
    words.first { $0.key == role }?.value.utf8.split { $0.isBlank }.compactMap(String.init) ?? []
  }

  /// Returns the words of the phrases of a list, which commas separate.
  static func phrases(_ list: String) -> [[String]] {
    list.utf8.split(separator: ",").map { $0.split { $0.isBlank }.compactMap { String($0) } }
  }

  static func words(_ role: Role) -> Set<String> { Set(all.flatMap { $0.list(role) }) }

  /// Returns the words with a role that are in scripts without spaces.
  static func wideWords(_ role: Role) -> Set<String> { words(role).filter(\.isWide) }

  /// The numbers that words stand for: `2` for `second`, `0` for `last`.
  static let ordinals: [String: Int] = Dictionary(
    all.flatMap { language in
      phrases(language.ordinals).enumerated().flatMap { index, words in
        words.map { ($0, index) }
      }
    }, uniquingKeysWith: { first, _ in first })

  /// The hashes of `one`, `first` and the like.
  static let firsts = Set(ordinals.filter { $0.value == 1 }.keys.map { UInt64(word: $0.utf8) })

  static let allPhrases = PhraseTable(all.flatMap(\.phrases))

  static let allSucceeding = Set(
    all.flatMap { $0.succeeding.split(separator: " ").map { String($0) } })
}
