/// Separates the title of an option from a description on the same line.
enum OptionTitle {
  /// Returns the bold, quoted or linked title at the beginning of an item, or else its whole text:
  /// plain text after a dash may describe the option or belong to its title.
  ///
  /// - Parameter position: If it is behind a rejected title, the title ends at a colon or a dash.
  static func range(
    in bytes: [UInt8], _ text: Range<Int>, _ position: StatedReason.Position = .behindTitle
  ) -> Range<Int> {
    for mark in ["**", "__", "*", "_"] as [StaticString] where bytes.begins(text, with: mark) {
      let width = mark.utf8CodeUnitCount
      let inner = text.lowerBound + width..<text.upperBound
      if let end = bytes.first(mark, in: inner),
        dividesTitle(bytes, end + width..<text.upperBound)
          || endsTitle(bytes, inner.lowerBound..<end)
          || bytes.words((end + width..<text.upperBound).prefix(200)).count > 14,
        // "**Option A:** Postgres" has its title after the bold text.
        end + width == text.upperBound || !OptionName(bytes[inner.lowerBound..<end]).onlyNumbers
      {
        return text.lowerBound..<end + width
      }
    }
    if bytes.begins(text, with: "["), let target = bytes.first("](", in: text),
      let end = bytes.first(")", in: target..<text.upperBound),
      dividesTitle(bytes, end + 1..<text.upperBound)
    {
      return text.lowerBound..<end + 1
    }
    return beforeVerdict(in: bytes, text, isRejected: position == .behindRejectedTitle)
      ?? firstSentence(in: bytes, text) ?? text
  }

  /// Returns the first of several sentences: `Bake bread. It takes an hour.`
  private static func firstSentence(in bytes: [UInt8], _ text: Range<Int>) -> Range<Int>? {
    for stop in text where bytes[stop] == "." {
      let title = text.lowerBound..<stop
      guard bytes.has(". ", at: stop, before: text.upperBound), stop + 2 < text.upperBound,
        (0x41...0x5A).contains(bytes[stop + 2]),
        let space = bytes[title].lastIndex(where: { $0.isBlank }),
        endsWord(bytes.string(space + 1..<stop))
      else { continue }
      return title
    }
    return nil
  }

  /// Returns whether a full stop after the word ends a sentence: not in `vs. Redis`, `e.g. Redis`.
  private static func endsWord(_ word: String) -> Bool {
    word.utf8.count > 2 && !word.contains(".")
      && !FoldedWords(word).words.contains(.abbreviation)
  }

  /// Returns a title before a verdict or an argument: `Postgres` in `Postgres: rejected, too big`, in
  /// `Postgres was rejected because …` and in `Postgres – Pro: it lasts`.
  ///
  /// - Parameter needsReason: Whether the verdict must give a reason, or be all that follows. In
  ///   brackets it always needs a reason.
  static func beforeVerdict(
    in bytes: [UInt8], _ text: Range<Int>, needsReason: Bool = false, isRejected: Bool = false
  ) -> Range<Int>? {
    let reader = MarkReader(bytes)
    // A limit keeps long lines linear.
    for index in text.dropFirst().prefix(300)
    where bytes[index].isOne(of: " :;,") || bytes[index] == 0xEF {
      if isRejected, bytes[index] == " ", reader.saysRejected(index + 1..<text.upperBound),
        let last = bytes.words(text.lowerBound..<index).last, !last.means(.subject)
      {
        return text.lowerBound..<index
      }
      for sign in [": ", " - ", " – ", " — ", " (", "; ", ", ", "：", ":", " —— "] as [StaticString]
      where bytes.has(sign, at: index, before: text.upperBound) {
        // Unlike those in "方案A:太慢" and "方案:API 太慢", it is within ASCII text.
        if sign.utf8CodeUnitCount == 1, bytes[index - 1] < 0x80,
          (bytes[index...].dropFirst().first ?? 0) < 0xE2
        {
          continue
        }
        let rest = index + sign.utf8CodeUnitCount..<text.upperBound
        let words = bytes.words(rest.prefix(80))
        let title = text.lowerBound..<index
        let isAside = bytes.has("(", at: index + 1, before: text.upperBound) || bytes[index] == ","
        let mayBeAlone = !isAside && (!needsReason || ReasonWords.verdict(words) != nil)
        let isLabelled =
          !isAside && reader.labelled(rest) != nil
          && StatedReason.labelsSides(in: bytes, rest)
        let explains = isLabelled || isRejected && !isAside && words.count > 1
        guard explains || words.first?.means(.rejected) == true,
          !OptionName(bytes[title]).core.isEmpty,
          // "Kafka (chosen; Redis — rejected, too slow)" says nothing against Kafka.
          bytes[title].count(where: { $0 == "(" }) <= bytes[title].count(where: { $0 == ")" }),
          explains || mayBeAlone || StatedReason(in: bytes, rest, .behindTitle) != nil
        else { continue }
        return bytes.trimmed(title)
      }
    }
    return nil
  }

  /// Returns where the name of a heading ends in a listed title that goes on with an aside, as `Redis` in
  /// `Redis (in memory)` and in `Redis: in memory`; `nil` for `Redis cluster`, and for a mark such as
  /// `Redis (chosen)`.
  static func end(of name: OptionName, in bytes: [UInt8], _ title: Range<Int>) -> Int? {
    let words = FoldedWords(placed: bytes[title])
    guard !name.onlyNumbers, OptionName(bytes[title]).core.starts(with: name.core),
      let last = words.words.firstRange(of: name.core)?.last,
      ChoiceMark.title(without: InlineText.plain(bytes[title])) == nil
    else { return nil }
    let rest = (words.ranges[last].upperBound..<title.upperBound)
      .drop { bytes[$0].isDecoration || bytes[$0].isOne(of: "\"')]") }
    let head = bytes[title.lowerBound..<rest.lowerBound]
    let isWhole =
      ["*", "`", "_", "\""].allSatisfy { sign in head.count { $0.isOne(of: sign) } % 2 == 0 }
      && head.count { $0.isOne(of: "([") } == head.count { $0.isOne(of: ")]") }
    let isAside =
      bytes.begins(rest, with: " (")
      ? bytes.ends(rest, with: ")") : bytes.withoutSeparators(rest) != bytes.trimmed(rest)
    return isWhole && isAside ? rest.lowerBound : nil
  }

  private static func endsTitle(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    [".", ":", "：", "。"].contains { bytes.ends(text, with: $0) }
  }

  private static func dividesTitle(_ bytes: [UInt8], _ rest: Range<Int>) -> Bool {
    let rest = bytes.trimmed(rest)
    // "[Drupal](…), [WordPress](…)" is one title.
    if bytes.begins(rest, withOneOf: [", [", ", **"]) { return false }
    let signs: [StaticString] = [":", "-", "(", ",", ".", "–", "—", "：", "（", "，", "。"]
    return rest.isEmpty || bytes.begins(rest, withOneOf: signs)
  }
}

extension MarkReader {
  /// Returns whether a text begins with the verb of a rejection and its reason: `was rejected because …`
  fileprivate func saysRejected(_ text: Range<Int>) -> Bool {
    let (verb, roles) = firstWord(of: text)
    guard verb.lowerBound == text.lowerBound, roles.has(.helping) else { return false }
    let next = (verb.upperBound..<text.upperBound).drop { bytes[$0].isSpace }
    let (verdict, of) = firstWord(of: next)
    guard verdict.lowerBound == next.lowerBound, of.has(.rejected), !of.has(.postponed) else {
      return false
    }
    let rest = (verdict.upperBound..<text.upperBound).drop { bytes[$0].isSpace }
    return bytes.first(of: rest) == ":" || firstWord(of: rest).roles.has(.because)
  }
}
