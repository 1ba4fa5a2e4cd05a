/// The language that a text is written in; several if that is open.
struct Languages: OptionSet, Sendable {
  let rawValue: UInt16

  /// Each language alone, in the order of ``Language/all``.
  static let each = Language.all.indices.map { Languages(rawValue: 1 << UInt16($0)) }

  static let all = Languages(each)

  /// The languages that know most of some words, of these those in which the file is written.
  ///
  /// - Parameter words: The languages that have each word.
  static func of(_ words: [Languages], in file: Languages = .all) -> Languages {
    let counts = each.map { language in words.count { $0.contains(language) } }
    let most = counts.max()
    let languages = Languages(zip(each, counts).filter { $1 == most }.map(\.0))
    return languages.isDisjoint(with: file) ? languages : languages.intersection(file)
  }
}
