import Decisions

/// The words of a language in the spelling in which edits write them.
struct Writing: Sendable {
  /// What begins a pro, a con and a neutral argument: `Good, because `.
  let good, bad, neutral: String
  /// The sentence of the choice, with `…` for the name.
  let chosen: String
  /// What begins the reason for the choice: `, because `.
  let because: String
  /// The headings as MADR has them. Others may follow a comma, for the same place.
  let headings: [SectionRole: String]
  /// The status of a new decision.
  let proposed: String
  /// The status of a decision that another one supersedes, before its name.
  let superseded: String
  /// What begins the line about a decision that this one supersedes.
  let succeeds: String
  /// What stands between `because` and a noun: `of `.
  var nounTail: String?

  /// What begins an argument of a side.
  func marker(of side: Side) -> String {
    switch side {
    case .pro: good
    case .con: bad
    case .neutral: neutral
    }
  }

  func heading(_ role: SectionRole) -> String {
    String(headings[role, default: ""].prefix { $0 != "," })
  }
}

extension String {
  /// The text with a capital at its beginning.
  var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}

extension Language {
  /// The headings of all languages: those that edits write, so that they are read as they were
  /// meant, and then those that are only read.
  static let allHeadings = all.map(\.writing.headings) + all.map(\.headings)

  /// Returns what follows `because` before a noun, if the words are these two.
  static func nounTail(_ words: ArraySlice<String>) -> String? {
    guard words.count == 2, words.first?.means(.because) == true else { return nil }
    return all.lazy.compactMap(\.writing.nounTail).first { $0.dropLast() == words.last?[...] }
  }

  /// Returns the language that knows most of the words. Of several, the one that knows most of the
  /// `others`; without any known word, English.
  static func likeliest(
    for texts: [(words: [String], mayBeEnglish: Bool)],
    else others: [(words: [String], mayBeEnglish: Bool)]
  ) -> Language {
    let counts = known.enumerated().map { index, known in
      [texts, others].map { texts in
        texts.reduce(0) { count, text in
          let mayBe = index > 0 || text.mayBeEnglish
          return mayBe ? count + text.words.count(where: known.contains) : count
        }
      }
    }
    let best = counts.indices.max { one, other in
      counts[one].lexicographicallyPrecedes(counts[other])
        || counts[one] == counts[other] && one > other
    }
    return best.map { all[$0] } ?? english
  }

  /// The words of the headings of the decision, as edits write them.
  static let decisions = Set(all.flatMap { FoldedWords($0.writing.heading(.outcome)).words })

  private static let known = all.map { language in
    let phrases =
      Array(language.headings.values) + language.writing.headings.values + language.fields.values
      + language.states.values
    return Set(
      language.words.flatMap { language.list($0.key) } + phrases.flatMap { FoldedWords($0).words })
  }
}
