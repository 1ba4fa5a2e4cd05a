/// The language that a text is written in; several if that is open.
struct Languages: OptionSet, Sendable {
  let rawValue: UInt16

  static let all = Languages(rawValue: 1 << UInt16(Language.all.count) - 1)

  /// The languages that know most of some words, of these those in which the file is written.
  ///
  /// - Parameter words: The languages that have each word.
  static func of(_ words: some Sequence<Languages>, in file: Languages = .all) -> Languages {
    var counts = SIMD16<UInt32>.zero
    for languages in words {
      var rest = languages.rawValue
      while rest != 0 {
        counts[rest.trailingZeroBitCount] += 1
        rest &= rest - 1
      }
    }
    let most = counts.max()
    let best = Language.all.indices.lazy.filter { counts[$0] == most }
    let languages = Languages(rawValue: best.reduce(0) { $0 | 1 << UInt16($1) })
    return languages.isDisjoint(with: file) ? languages : languages.intersection(file)
  }
}
