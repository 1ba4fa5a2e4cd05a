/// Finds remarks in brackets after names: `Option 2 (Kafka) was chosen`.
extension ClauseText {
  /// Returns the names in a sentence, each with the remark after it, and the index of the first word
  /// after each remark. A remark about the choice or about another option is not part of the name.
  func namesWithRemarks(in sentence: Range<Int>) -> (names: [OptionTitles.Name], ends: [Int]) {
    var names = names.filter { sentence.contains($0.words.lowerBound) }
    var ends: [Int] = []
    for index in names.indices.reversed() {
      guard let remark = remark(behind: names[index], names[(index + 1)...], sentence) else {
        continue
      }
      names.removeAll { remark.contains($0.words.lowerBound) }
      names[index].words = names[index].words.lowerBound..<remark.upperBound
      ends.append(remark.upperBound)
    }
    return (names, ends)
  }

  private func remark(
    behind name: OptionTitles.Name, _ others: ArraySlice<OptionTitles.Name>,
    _ sentence: Range<Int>
  ) -> Range<Int>? {
    let start = name.words.upperBound
    guard start < sentence.upperBound, opensBracket(before: start),
      !words[start].gap.contains(.crossed)
    else { return nil }
    let end = sentence.first { $0 > start && words[$0].gap.contains(.bracket) }
    let remark = start..<(end ?? sentence.upperBound)
    let isPlain = !words[remark].contains {
      $0.roles.has(
        .rejected, .revoking, .postponed, .denial, .hedge, .initially, .leaving, .trial, .comparing,
        .joining)
    }
    let isOfName = others.allSatisfy {
      $0.option == name.option || !remark.contains($0.words.lowerBound)
    }
    return isPlain && isOfName ? remark : nil
  }

  /// Returns whether a bracket opens between a word and the one before it.
  private func opensBracket(before index: Int) -> Bool {
    let gap = words[index - 1].range.upperBound..<words[index].range.lowerBound
    return ["(", "（"].contains { bytes.first($0, in: gap) != nil }
  }
}
