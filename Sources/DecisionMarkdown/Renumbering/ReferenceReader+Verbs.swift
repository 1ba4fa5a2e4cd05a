import Decisions

/// References behind a verb.
extension ReferenceReader {
  /// Returns whether the number stands behind words such as `superseded by` or `Supersedes`, or is of a
  /// list that `ADR` begins: `ADRs 0001 and 0007`.
  func isTold(_ run: Run, as any: NumberMove) -> Bool {
    let line = lines[run.line]
    // Only the beginning of a long line is read.
    guard run.range.upperBound - line.text.lowerBound < 512 else { return false }
    let text = line.text.prefix(1024)
    let next = bytes.trimmed(run.range.upperBound..<max(run.range.upperBound, text.upperBound))
    // A dash has bytes of words. Behind a space, a title follows it; else it marks a range.
    let isApart = next.lowerBound > run.range.upperBound
    let isDash = isApart && bytes.begins(next, withOneOf: ["–", "—"])
    let word = isDash ? "" : bytes.string(next.prefix { bytes[$0].isWordByte }).lowercased()
    let isPadded = isPadded(run, as: any)
    let roles: [Language.Role] =
      [.joining] + (isPadded ? [.because, .hedge, .helping, .particle, .remark, .subject] : [])
    guard word.isEmpty || roles.contains(where: word.means) else { return false }
    let words = FoldedWords(placed: bytes[text])
    let before = sentence(before: run, in: words)
    let count = before.reversed().prefix { $0.means(.joining) || $0.allSatisfy(\.isNumber) }.count
    let list = before.suffix(count)
    let ranges = words.ranges[list.indices] + [run.range]
    guard zip(ranges, ranges.dropFirst()).allSatisfy(bytes.areListed) else { return false }
    if let name = before.dropLast(count).last {
      if let first = ranges.first, !list.isEmpty, Language.records.contains(name) {
        let gap = words.ranges[list.startIndex - 1].upperBound..<first.lowerBound
        return !gap.isEmpty && gap.allSatisfy { bytes[$0].isOne(of: " -_*#:([`\"'") }
          && bytes[first.lowerBound].isDigit
      }
      if Language.otherRecords.contains(name) { return false }
    }
    let verb = before.lastIndex { word in
      !word.means(.joining) && !word.means(.successorLead) && !word.allSatisfy(\.isNumber)
    }
    guard let verb else { return false }
    let succeeds = Language.allSucceeding.contains(before[verb])
    // In the middle of a sentence, 7 may be the number of anything.
    let starts = before.indices[verb...].compactMap { end in
      FieldWords.wordsOfSuperseded(before[...end]).map { end + 1 - $0 }
    }
    return succeeds && verb == 0 || starts.contains(0)
      || (succeeds || !starts.isEmpty) && (isPadded || isHash(run))
  }

  /// Returns the words of the line before the number, without those of earlier sentences.
  private func sentence(before run: Run, in words: FoldedWords) -> ArraySlice<String> {
    let ranges = words.ranges.prefix { $0.upperBound <= run.range.lowerBound }
    let end = ranges.indices.last { index in
      let word = words.words[index]
      let next = ranges[(index + 1)...].first?.lowerBound ?? run.range.lowerBound
      let gap = ranges[index].upperBound..<next
      return !Language.numberFields.contains(word) && !word.means(.abbreviation)
        && gap.contains { bytes[$0].isOne(of: ".!?") && bytes[$0 + 1].isBlank }
    }
    return words.words[(end.map { $0 + 1 } ?? 0)..<ranges.endIndex]
  }
}

extension [UInt8] {
  /// Whether two words follow each other as in a list: `3, 7`, `3/7` or `3 and 7`. No other signs join
  /// its words.
  fileprivate func areListed(_ word: Range<Int>, _ next: Range<Int>) -> Bool {
    let gap = string(word.upperBound..<next.lowerBound)
    let areNumbers = self[word.lowerBound].isDigit && self[next.lowerBound].isDigit
    return gap.allSatisfy { " ,/&、，*_~#`\"'".contains($0) }
      && (!areNumbers || gap.contains { ",/&、，".contains($0) })
  }
}
