import Decisions

/// What text says about the list or the paragraphs below it: `Possible options:`,
/// `It has two serious drawbacks:`.
struct ListLead {
  let bytes: [UInt8]
  let lines: [Line]

  /// Returns the side that a sentence gives to the list below it: `Its advantages are:`, `Rejected because:`
  func side(at index: Int) -> Side? {
    let text = lines[index].text
    guard bytes.endsWithColon(text), lines.next(after: index)?.beginsItem == true else {
      return nil
    }
    let words = bytes.words(bytes.startOfLastSentence(in: text)..<text.upperBound)
    // "It scales. Rejected because:"
    if let side = ReasonWords.side(words) { return side }
    var side: Side?
    for word in words {
      let roles = WordRoles(word)
      if let meaning = roles.meaning, !meaning.judges {
        guard side == nil || side == meaning.side else { return nil }
        side = meaning.side
      } else if roles.has(.denial, .comparing, .hedge) || roles.isUnknown && side != nil {
        return nil
      }
    }
    return side
  }

  /// Returns whether a line is a label of options, such as `Possible options:`, or ends a sentence
  /// about them, such as `We considered two alternatives:`.
  func announcesOptions(_ index: Int, in role: SectionRole) -> Bool {
    let line = lines[index]
    guard line.kind == .text || line.beginsItem, bytes.endsWithColon(line.text) else {
      return false
    }
    switch role {
    case .consequences, .drivers, .other, .status, .date: return false
    default: break
    }
    let words = bytes.words(lastSentence(upTo: index))
    let isRejected = ReasonWords.sayRejected(words)
    guard words.count <= 20, isRejected || !words.contains(.denial) else { return false }
    // "Options:" alone may also list those of a command.
    return words.contains(where: SectionWords.isPluralOfOption)
      && (isRejected || words.contains(.considered) || role == .context && countsOptions(words))
      || role != .unknown && SectionWords.role(words) == .options
  }

  /// Returns whether words count the options that there are: `Two options exist`, `We have three
  /// ways`, but not `The command has two options`.
  private func countsOptions(_ words: [String]) -> Bool {
    let count = words.firstIndex { word in
      Language.ordinals[word].map { $0 > 1 } ?? Int(word).map { 2...9 ~= $0 } ?? false
    }
    return count.map { count in
      words[(count + 1)...].prefix(3).contains(where: SectionWords.isPluralOfOption)
        && (count == 0 || words[..<count].contains { $0.means(.decider, .impersonal) })
    } ?? false
  }

  /// Returns where the name of an option begins in a sentence: `One alternative would be to wait`.
  func nameOfOption(in text: Range<Int>) -> Int? {
    // The first word excludes almost every text.
    let (first, roles) = MarkReader(bytes).firstWord(of: text)
    guard roles.has(.particle) || Language.firsts.contains(UInt64(word: bytes[first])) else {
      return nil
    }
    let words = ClauseText(bytes, text.prefix(160)).words
    guard let noun = words.prefix(5).firstIndex(where: { $0.roles.has(.option) }),
      let end = words.indices.dropFirst(noun + 2).prefix(9).first(where: { index in
        words[index].roles.has(.becauseTail) && words[index - 1].roles.has(.helping)
      }), end + 1 < words.count,
      !words[..<end].contains(where: { $0.gap.contains(.stop) || $0.roles.has(.denial) })
    else { return nil }
    return words[end + 1].range.lowerBound
  }

  /// Returns whether a text begins like `Option 1: Kafka`.
  func numbersOption(_ text: Range<Int>) -> Bool {
    let start = text.drop { bytes[$0].isDecoration }
    // The first word excludes almost every text.
    guard MarkReader(bytes).firstWord(of: start).roles.has(.option) else { return false }
    let head = FoldedWords(placed: bytes[start.prefix(40)])
    guard SectionWords.beginsOption(head.words) else { return false }
    let rest = (head.ranges[1].upperBound..<text.upperBound).drop { bytes[$0].isDecoration }
    return bytes.begins(rest, withOneOf: [":", "：", " – ", " — ", " - ", " -- "])
  }

  /// Returns whether the last sentence up to a line states the choice or gives a reason for it: `We
  /// chose Kafka for:`
  func tellsChoice(_ index: Int) -> Bool {
    bytes.words(lastSentence(upTo: index)).contains { $0.means(.chosen, .reason) }
  }

  /// Returns the last sentence of the paragraph that ends at a line. Looks back only a few lines, so a
  /// file with many colons is still read in linear time.
  func lastSentence(upTo index: Int) -> Range<Int> {
    let near = max(0, index - 3)
    let first = (near...index).last { $0 == near || !lines.continues(at: $0) } ?? index
    let text = lines[first].text.lowerBound..<lines[index].text.upperBound
    return bytes.startOfLastSentence(in: text)..<text.upperBound
  }
}
