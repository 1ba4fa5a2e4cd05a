/// The words in a script without spaces, or with particles at their ends.
enum WideWords {
  /// Divides a word that no language knows into the known words in it, the longest first, and what
  /// is between them: `背景与问题` is `背景`, `与`, `问题`.
  ///
  /// - Parameter title: Returns the word of a title that begins a text.
  static func parts(
    of word: String, title: (Substring) -> String? = { _ in nil }
  ) -> [(text: String, isKnown: Bool)] {
    var parts: [(text: String, isKnown: Bool)] = []
    var unknown = ""
    func end() {
      if !unknown.isEmpty { parts.append((unknown, false)) }
      unknown = ""
    }
    var rest = word[...]
    while let first = rest.first {
      // One syllable of Hangul within a longer word is no particle: `데이터`.
      let isHangul = first.unicodeScalars.first.map { 0xAC00...0xD7A3 ~= $0.value } == true
      let isWithin = isHangul && rest.count > 1 && rest.startIndex > word.startIndex
      let found =
        title(rest)
        ?? (isWithin ? 2...9 : 1...9).reversed().lazy.map { String(rest.prefix($0)) }
        .first { !WordRoles($0).isUnknown }
      if let found {
        end()
        parts.append((found, true))
        rest = rest.dropFirst(found.count)
      } else {
        unknown.append(first)
        rest = rest.dropFirst()
      }
    }
    end()
    return parts
  }

  /// Returns the words of a heading, divided where all their parts are known.
  static func divided(_ words: [String]) -> [String] {
    guard words.contains(where: \.isWide) else { return words }
    return words.flatMap { word in
      // "正面影响" names a side as a whole.
      guard word.isWide, WordRoles(word).isUnknown, SideWords.meaning(word) == nil else {
        return [word]
      }
      let parts = parts(of: word)
      return parts.allSatisfy(\.isKnown) ? parts.map(\.text) : [word]
    }
  }
}
