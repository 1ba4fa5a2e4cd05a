/// The language that a text is written in; several if that is open.
struct Languages: OptionSet, Sendable {
  let rawValue: UInt16

  static let all = Languages(rawValue: 1 << UInt16(Language.all.count) - 1)

  /// The languages that know most of some words, of these those in which the file is written.
  ///
  /// - Parameter words: The languages that have each word.
  static func of(_ words: some Sequence<Languages>, in file: Languages = .all) -> Languages {
    var counts = [Int](repeating: 0, count: Language.all.count)
    for languages in words {
      for language in languages.indices { counts[language] += 1 }
    }
    let most = counts.max() ?? 0
    let best = counts.indices.filter { counts[$0] == most }
    let languages = Languages(rawValue: best.reduce(0) { $0 | 1 << UInt16($1) })
    return languages.isDisjoint(with: file) ? languages : languages.intersection(file)
  }

  /// The indices of the languages in ``Language/all``.
  private var indices: some Sequence<Int> {
    sequence(state: rawValue) { rest in
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return rest.trailingZeroBitCount
    }
  }
}
