/// The signs that divide a verdict from its reason, and a role before them: `rejected as the default: it is slow`.
extension MarkReader {
  /// Returns whether the text from `as` on says what the option is or isn't to be: `as the default`,
  /// unlike `as the price is high`.
  func namesRole(_ text: Range<Int>) -> Bool {
    let words = bytes.words(text.prefix(80)).prefix(7).dropFirst().map { WordRoles($0) }
    guard let first = words.first else { return false }
    let isRole =
      first.has(.rank) ? sizeOfRole(text) < 5 : first.has(.filler) && first.has(.titleLead)
    return isRole && !words.dropFirst().contains { $0.has(.helping) }
  }

  /// Returns the number of words from `as` on, before a reason or the end of the clause.
  private func sizeOfRole(_ text: Range<Int>) -> Int {
    let clause = text.prefix(80).prefix { index in
      !bytes[index].isOne(of: ":.,;(") && !isDash(index..<text.upperBound)
    }
    return 1 + bytes.words(clause).dropFirst().prefix { !$0.means(.because) }.count
  }

  /// Returns where the reason begins behind a role: `as the default: it is slow`; `nil` if that isn't
  /// certain.
  func behindRole(_ text: Range<Int>) -> Int? {
    let sentence = text.prefix(80).prefix { !(bytes[$0].isOne(of: ".,;(") && endsClause($0, text)) }
    for index in sentence.dropFirst(2) where !bytes[index].isWordByte || bytes[index - 1].isBlank {
      let rest = index..<text.upperBound
      let isDivider =
        bytes[index] == ":"
        ? endsClause(index, text) || index + 1 == text.upperBound
        : bytes[index - 1].isBlank && isDash(rest)
      let roles = bytes[index - 1].isBlank ? firstWord(of: rest).roles : nil
      let isBecause = roles.map { $0.has(.because) && !$0.has(.filler) } == true
      let isInCode = bytes[text.lowerBound..<index].count(where: { $0 == "`" }) % 2 != 0
      guard isDivider || isBecause, !isInCode else { continue }
      let role = bytes.words(text.lowerBound..<index)
      // Without an article, only `as primary store: …` is sure to name no more than a role.
      let isBare = role.dropFirst().first?.means(.rank) == true
      guard role.count < (isBare ? 4 : 8),
        let reason = isBecause ? startOfReason(rest) : divider(at: index, text.upperBound)
      else { return nil }
      let behind = behindMark(reason..<text.upperBound)
      if behind.isEmpty { return reason }
      let next = firstWord(of: behind.drop { bytes[$0].isBlank || bytes[$0].isDecoration }).roles
      return role.contains(.rank) && !next.has(.decider, .chosen, .joining) ? reason : nil
    }
    return nil
  }

  func isDash(_ text: Range<Int>) -> Bool {
    bytes.begins(text, withOneOf: ["— ", "– ", "- "])
  }

  /// Returns whether a blank follows a sign, possibly after decoration: `**Rejected.** It is slow.`
  func endsClause(_ sign: Int, _ text: Range<Int>) -> Bool {
    let next = (sign + 1..<text.upperBound).drop { bytes[$0].isDecoration }
    return bytes.first(of: next)?.isBlank == true
  }

  /// Returns the end of the colon, semicolon, dash, or bold full stop at a position.
  func divider(at index: Int, _ end: Int) -> Int? {
    for sign in [":", "：", "— ", "– ", "- ", "; ", ".**", ".__"] as [StaticString]
    where bytes.has(sign, at: index, before: end) { return index + sign.utf8CodeUnitCount }
    return nil
  }
}
