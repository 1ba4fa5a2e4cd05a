import Decisions

/// The states of decisions in scripts without spaces.
extension FieldWords {
  /// Returns the state that words without spaces tell. The verb may come last: `由 0012 取代`.
  static func wideState(of words: [String]) -> Decision.State? {
    let text = words.joined()
    for (phrase, state) in wide {
      guard let verb = text.firstRange(of: phrase) else { continue }
      let (before, behind) = (text[..<verb.lowerBound], text[verb.upperBound...])
      let isByOther = before.contains(where: \.isNumber)
      // "取代 0007", "替代了 Jenkins" and "0003 を置き換え" supersede the other one.
      let object = objects.first(where: before.hasSuffix)
      let takesOther =
        object.map { before.dropLast($0.count).last?.isNumber == true } == true
        || !isByOther && !agents.contains(where: before.contains)
          && behind.contains { $0.isNumber || $0.isASCII }
          && states[CollectionOfOne(String(behind))] == nil
      if state == .superseded, takesOther { continue }
      // "未完成", "承認されない"
      if denials.contains(where: { before.hasSuffix($0) || behind.hasPrefix($0) }) { return nil }
      // "被 0012 废弃", "0012により廃止"
      let isSuperseded =
        state == .deprecated && isByOther && agents.contains(where: before.contains)
      return isSuperseded ? .superseded : state
    }
    return nil
  }

  private static let denials = Language.wideWords(.denial)
  private static let agents = Language.wideWords(.agent)
  private static let objects = Language.wideWords(.object)

  /// The words of languages without spaces, the longest first.
  private static let wide = Language.all.flatMap(\.states).flatMap { state, list in
    Language.phrases(list).map { (phrase: $0.joined(), state: state) }
  }
  .filter(\.phrase.isWide)
  .sorted { ($1.phrase.count, $0.phrase) < ($0.phrase.count, $1.phrase) }
}
