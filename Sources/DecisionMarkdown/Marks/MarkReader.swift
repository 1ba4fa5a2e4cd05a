import Decisions

/// Reads the mark at the beginning of an item or a paragraph.
struct MarkReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func mark(of line: Line) -> Mark { mark(of: line.text, isItem: line.beginsItem) }

  func mark(of text: Range<Int>, isItem: Bool) -> Mark {
    // Most lines begin with a word that marks nothing. They may only end what a label began.
    if let first = WordRoles.first(of: text, bytes), !first.roles.mayMark {
      return isItem ? .none : label(text, isItem: false) ?? .none
    }
    if let reason = reason(text) { return reason }
    let sign = SideSigns.sign(in: bytes, text)
    let rest =
      sign.map { sign in
        (sign.end..<text.upperBound).drop { bytes[$0].isSpace || bytes[$0] == ":" }
      } ?? text
    let judgement = judgement(rest)
    if let judgement, judgement.judges { return judgement }
    if let label = label(text, isItem: isItem) { return label }
    let argument = judgement ?? labelled(rest)
    guard let sign else { return argument ?? .none }
    if rest.isEmpty { return .label(sign.side, text) }
    return argument ?? Mark(kind: .sign, side: sign.side, end: rest.lowerBound)
  }

  /// Returns whether a colon or tags set a line apart from the sentence before it.
  func standsOut(_ text: Range<Int>) -> Bool { bytes.endsWithColon(text) || isTagged(text) }

  private func isTagged(_ text: Range<Int>) -> Bool {
    bytes.first(of: text) == "<" && bytes.last(of: text) == ">"
  }

  /// Returns the mark of a line that is only a label, or that ends what a label began.
  private func label(_ text: Range<Int>, isItem: Bool) -> Mark? {
    // No label is longer. Most arguments end here.
    guard text.count <= 80, let last = bytes.last(of: text) else { return nil }
    let isTagged = isTagged(text)
    let isDecorated = isTagged || (last.isDecoration && bytes[text.lowerBound].isDecoration)
    let endsWithColon = bytes.endsWithColon(text)
    guard endsWithColon || isDecorated || text.count <= 32 else { return nil }
    // "Pros: all others" is an argument, though each word may be in a label.
    let rest = bytes.colon(in: text, within: 80).map { $0.upperBound..<text.upperBound }
    if !isTagged, rest?.contains(where: { bytes[$0].isLetterOrDigit }) == true { return nil }
    // Most short lines end a sentence.
    guard endsWithColon || isDecorated || bytes.mayHaveWord(in: text, { WordRoles($0).mayLabel })
    else { return nil }
    let words = FoldedWords(isTagged ? InlineText.withoutTags(bytes[text]) : bytes[text]).words
    let explained = endsWithColon ? SideWords.label(explained: bytes[text]) : nil
    if let label = SideWords.label(words) ?? explained,
      endsWithColon || isDecorated || label.subject == nil
    {
      if label.both { return isItem ? nil : .reset(text) }
      let subject = SectionWords.subject(of: .side(label.side), words)
      return .label(label.side, text, hasSubject: subject != nil)
    }
    let isShort = words.count <= 4 && (endsWithColon || isDecorated)
    return isShort && !isItem ? .reset(text) : nil
  }

  /// Returns the text after a mark. Decoration directly after the mark closes what opened before
  /// it; decoration after a space belongs to the text.
  func behindMark(_ text: Range<Int>) -> Range<Int> {
    opensDecoration(text)
      ? text : text.drop { bytes[$0].isDecoration }.drop { bytes[$0].isSpace }
  }

  /// Returns whether a text behind a blank begins with decoration that ends in it: "`make` is slow".
  private func opensDecoration(_ text: Range<Int>) -> Bool {
    guard text.lowerBound > 0, bytes[text.lowerBound - 1].isBlank,
      let sign = bytes.first(of: text), sign.isDecoration,
      case let rest = text.drop(while: { bytes[$0].isDecoration }),
      bytes.first(of: rest)?.isSpace == false
    else { return false }
    return bytes[rest].contains(sign)
  }

  /// Returns whether a line begins with a bold key: `**Verdict:** rejected`.
  func beginsKey(_ text: Range<Int>) -> Bool {
    guard bytes.begins(text, with: "**") else { return false }
    let key = text.dropFirst(2).prefix(40)
    guard let end = bytes.first("**", in: key) else { return false }
    // French has a space before the colon.
    let behind = bytes.trimmed(end + 2..<text.upperBound).lowerBound
    return bytes[end - 1] == ":" || bytes.has(":", at: behind, before: text.upperBound)
  }

  /// Where the reason begins in a text, after `because` if there is one.
  func startOfReason(_ text: Range<Int>) -> Int {
    (BecauseReader(reader: self).reason(in: text) ?? text).lowerBound
  }

  private static let longestWord = 32

  /// Returns the first word of a text, or the beginning of a very long one, and its roles.
  func firstWord(of text: Range<Int>) -> WordRoles.First {
    let head = text.prefix(Self.longestWord)
    let word = head.prefix { bytes[$0].isWordByte && !bytes.isWideSign($0, head.upperBound) }
    if bytes[word].allSatisfy({ $0 < 0x80 }) { return (word, WordRoles(UInt64(word: bytes[word]))) }
    let roles = WordRoles(FoldedWords(bytes[word]).joined)
    // "因为它很快" is "because" and its reason in one word.
    guard roles.isUnknown, bytes.first(of: word)?.isWide == true,
      let because = Self.wideBecauses.first(where: { bytes[word].starts(with: $0.utf8) })
    else { return (word, roles) }
    return (word.prefix(because.utf8.count), WordRoles(because))
  }

  private static let wideBecauses = Language.wideWords(.because)
}

extension [UInt8] {
  /// Returns whether a dash or a wide sign is at a position. These end a word, though they aren't
  /// ASCII.
  func isWideSign(_ index: Int, _ end: Int) -> Bool {
    switch self[index] {
    case 0xE2, 0xEF: begins(index..<end, withOneOf: ["–", "—", "：", "，", "→"])
    case 0xE3: isPause(index..<end)
    default: false
    }
  }

  /// Returns whether a text begins with a comma or a full stop of a script without spaces.
  func isPause(_ text: Range<Int>) -> Bool { begins(text, withOneOf: ["，", "、", "。"]) }
}
