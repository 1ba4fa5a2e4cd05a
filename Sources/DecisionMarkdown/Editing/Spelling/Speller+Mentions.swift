/// Where a text names an option.
extension Speller {
  /// The words that name an option in a text: its title as it is written, else the longest run of
  /// words that is the title, or that it begins with.
  ///
  /// - Parameter isWhole: Whether only all of the title counts.
  func mentions(of option: Int, in text: Range<Int>, isWhole: Bool = false) -> [Range<Int>] {
    let written = places(of: Array(meaning.options[option].title.utf8), in: text)
    guard written.isEmpty else { return written }
    let titles = [layout.options[option].name, OptionName(meaning.options[option].title)]
    let words = words(in: text)
    var runs: [(Range<Int>, isWhole: Bool)] = []
    var first = 0
    while first < words.count {
      let run = (first..<min(first + 16, words.count)).reversed().lazy.compactMap { last in
        let range = words[first].lowerBound..<words[last].upperBound
        return Self.names(titles, OptionName(bytes.string(range))).map { (range, $0, last) }
      }.first
      if let run { runs.append((run.0, run.1)) }
      first = (run?.2 ?? first) + 1
    }
    let whole = runs.filter(\.isWhole)
    return (whole.isEmpty && !isWhole ? runs : whole).map(\.0)
  }

  /// Whether a run of words is one of the titles, or what one begins with; `nil` if neither.
  private static func names(_ titles: [OptionName], _ run: OptionName) -> Bool? {
    switch titles.map({ $0.agreement(with: run) }).max() {
    case .same: return true
    case .prefix:
      let isShorter = titles.contains {
        $0.full.hasPrefix(run.full + " ") || $0.core.hasPrefix(run.core + " ")
      }
      let isNumber = SectionWords.beginsOption(run.full.split(separator: " ").map(String.init))
      return isShorter && (run.isTelling || isNumber) ? false : nil
    default: return nil
    }
  }

  /// Where bytes stand as words of their own.
  private func places(of words: [UInt8], in text: Range<Int>) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var rest = bytes[text]
    while !words.isEmpty, let found = rest.firstRange(of: words) {
      let isWord = { (place: Int) in
        text.contains(place) && (bytes[place].isWordByte || bytes[place].isDigit)
      }
      if !isWord(found.lowerBound - 1), !isWord(found.upperBound) { places.append(found) }
      rest = rest[found.upperBound...]
    }
    return places
  }

  /// The words of a text, not of all of a long one.
  private func words(in text: Range<Int>) -> [Range<Int>] {
    bytes[text.prefix(2000)].split { !$0.isWordByte && !$0.isDigit }.map(\.indices)
  }
}
