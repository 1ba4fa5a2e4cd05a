import Decisions

/// Reasons for the verdict on an option: `Rejected because it is slow`, `**Why not:** it is slow`.
extension MarkReader {
  /// Returns the mark of a text that begins by announcing a reason.
  func reason(_ text: Range<Int>) -> Mark? {
    var index = text.drop { bytes[$0].isDecoration }.lowerBound
    // The first word excludes almost every text.
    var (first, roles) = firstWord(of: index..<text.upperBound)
    var skipped = 0
    // "but was rejected because"
    while !roles.beginsReason, !ReasonWords.tellsWhy(bytes, first) {
      guard roles.has(.joining, .helping), skipped < 4 else { return nil }
      skipped += 1
      index =
        (first.upperBound..<text.upperBound)
        .drop { bytes[$0].isBlank || bytes[$0].isDecoration }.lowerBound
      (first, roles) = firstWord(of: index..<text.upperBound)
    }
    var ranges: [Range<Int>] = []
    var words: [String] { ranges.flatMap { FoldedWords(bytes[$0]).words } }
    var isAfterComma = false
    let most = roles.has(.rejected) ? 14 : 10
    while index < text.upperBound, ranges.count < most {
      let (word, roles) = firstWord(of: index..<text.upperBound)
      if !word.isEmpty {
        if let last = ranges.last, bytes[index - 1] == "'" {
          // "wasn't", "n'a"
          ranges[ranges.count - 1] = last.lowerBound..<word.upperBound
        } else {
          ranges.append(word)
        }
        if ranges.count > 1, roles.has(.because) {
          let words = words
          let side = ReasonWords.sideOfSentence(words) ?? ReasonWords.side(words)
          let rest = index..<text.upperBound
          let isAs = roles.has(.filler)
          let namesRole = isAs && namesRole(rest)
          if side == .pro, namesRole { return nil }
          // "Motivo da rejeição": the word is a preposition, too.
          if side != nil || !roles.has(.connector) {
            let isOfRole = namesRole || isAs && words.contains(.rank)
            let start = isOfRole ? behindRole(rest) ?? text.lowerBound : startOfReason(rest)
            var mark = mark(side, start, text)
            mark?.hasSubject = isOfRole
            return mark
          }
        }
        guard !isAfterComma else { return nil }
        index = word.upperBound
      } else if let end = divider(at: index, text.upperBound) {
        let words = words
        if let mark = verdict(words, behind: end..<text.upperBound) { return mark }
        let verdict = ReasonWords.verdict(words)
        let refers = verdict != nil && BecauseReader(reader: self).onlyRefers(end..<text.upperBound)
        return refers ? nil : mark(verdict ?? ReasonWords.side(words), end, text)
      } else if bytes[index].isBlank || bytes[index].isDecoration || bytes[index].isDigit
        || bytes[index].isOne(of: "-'")
      {
        index += 1
      } else if bytes[index] == "," || bytes.begins(index..<text.upperBound, with: "，") {
        isAfterComma = true
        index += bytes[index] == "," ? 1 : 3
      } else {
        return nil
      }
    }
    // "Why not" is a label on its own line.
    return index == text.upperBound ? mark(ReasonWords.side(words), index, text) : nil
  }

  /// Returns the mark of a reason beside a sign or a verdict: `Verdict: ❌ too slow`,
  /// `Decision: not chosen because it is slow`.
  func verdict(_ title: [String], behind text: Range<Int>) -> Mark? {
    let rest = behindMark(text.drop { bytes[$0].isSpace || bytes[$0].isDecoration })
    guard title.isEmpty || VerdictWords.areTitle(title) else { return nil }
    if let stated = reason(rest) { return stated }
    if let remark = remark(behindVerdict: rest) {
      return Mark(kind: .explicit, side: .con, end: remark.lowerBound, tellsReason: true)
    }
    var (side, reason) = (Side.neutral, rest)
    if let sign = SideSigns.sign(in: bytes, rest) {
      (side, reason) = (sign.side, bytes.trimmed(sign.end..<text.upperBound))
    }
    // "Status: ✅ accepted" gives none.
    guard side != .neutral, let first = bytes.words(reason).first,
      !WordRoles(first).marksChoice, FieldWords.state(of: bytes.string(reason)) == .other
    else { return nil }
    return Mark(kind: .explicit, side: side, end: reason.lowerBound, tellsReason: true)
  }

  private func mark(_ side: Side?, _ start: Int, _ text: Range<Int>) -> Mark? {
    guard let side else { return nil }
    let rest = behindMark(start..<text.upperBound)
    return rest.isEmpty || BecauseReader(reader: self).onlyLeads(rest)
      ? Mark(kind: .label, side: side, end: text.upperBound, tellsReason: true)
      : Mark(kind: .explicit, side: side, end: rest.lowerBound, tellsReason: true)
  }

  /// Returns the reason behind a verdict that begins a text: `rejected, too slow`,
  /// `(rejected, too slow)`.
  ///
  /// - Parameter isBehindTitle: Whether an option's title ends before the text. The reason may then
  ///   be all that follows: `Kafka — rejected on its price`.
  /// - Parameter mayBePurpose: Whether a reason may begin with `for`: `rejected for the same reasons`.
  func remark(
    behindVerdict text: Range<Int>, isBehindTitle: Bool = false, mayBePurpose: Bool = false
  ) -> Range<Int>? {
    let start = text.drop { bytes[$0].isDecoration || bytes[$0] == "(" }
    guard let verdict = lastWordOfVerdict(start) else { return nil }
    let isSentence = firstWord(of: start).roles.has(.subject)
    // "It was not chosen by accident: it lasts." and "It was rejected. It is slow." give no reason.
    if isSentence, bytes.words(start.lowerBound..<verdict.lowerBound).contains(.denial) {
      return nil
    }
    var rest = (verdict.upperBound..<text.upperBound).drop { bytes[$0].isBlank }
    let (word, next) = firstWord(of: rest)
    if next.has(.auxiliary) {
      // "rejected outright: it is slow", "**rejected immediately** — it is slow"
      rest = (word.upperBound..<rest.upperBound).drop { bytes[$0].isDecoration }
        .drop { bytes[$0].isBlank }
    } else if next.has(.connector, .agent, .remark) {
      // "rejected for v1 — it is slow", but not "rejected for v1, at first — it is slow"
      let mayHaveDash = next.has(.connector) && !next.has(.agent)
      let clause = rest.prefix { mayHaveDash && !bytes[$0].isOne(of: ",;") }
      let stop = rest.first { index in
        bytes[index].isOne(of: next.has(.agent) ? ".:;" : ".:") && endsClause(index, rest)
          || clause.contains(index) && bytes[index - 1].isBlank && isDash(index..<rest.upperBound)
      }
      let near = rest.prefix(60)
      let end = stop ?? near.first { bytes[$0].isOne(of: ",;") || bytes[$0] >= 0x80 }
      // "rejected for now because it is slow. …", but not "rejected for the same reason as Kafka"
      let why = (rest.lowerBound..<(end ?? near.upperBound)).first { index in
        let roles = firstWord(of: index..<rest.upperBound).roles
        return bytes[index - 1].isBlank && roles.has(.because) && !roles.has(.filler)
      }
      if let why { return bare(why..<text.upperBound) }
      // "rejected for now. It is slow.", "rejected by the owner: it is slow", "rejected at first: …"
      if let stop { rest = stop..<rest.upperBound }
    }
    if let sign = bytes.first(of: rest), sign.isOne(of: ",;(.:") {
      if sign == ".", isSentence { return nil }
      rest = rest.dropFirst()
    } else if bytes.isPause(rest) {
      rest = rest.dropFirst(3)
    } else if let end = divider(at: rest.lowerBound, rest.upperBound) {
      rest = end..<rest.upperBound
    } else if !isBehindTitle || !next.has(.particle) || next.has(.because, .titleLead)
      || next.has(.beneficiary) && !mayBePurpose
    {
      return nil
    }
    return bare(rest)
  }

  /// Returns the reason in a text, without the words and decoration before it; `nil` if there is none.
  private func bare(_ text: Range<Int>) -> Range<Int>? {
    func undecorated(_ text: Range<Int>) -> Range<Int> {
      let rest = text.drop { bytes[$0].isDecoration }
      return bytes.first(of: rest)?.isBlank == true ? rest.drop { bytes[$0].isBlank } : text
    }
    let reasoned = bytes.withoutComments(undecorated(text))
    let all = undecorated(startOfReason(reasoned)..<reasoned.upperBound)
    guard ReasonWords.givesReason(bytes.string(all.prefix(80))) else { return nil }
    // Text after the bracket is not part of the reason.
    let reason = StatedReason.withoutLooseBrackets(all, in: bytes)
    let isClosed = bytes[all].count { $0 == ")" } > bytes[all].count { $0 == "(" }
    return isClosed && reason == all || reason.isEmpty ? nil : reason
  }

  /// Returns the last word of a verdict that begins a text: `rejected` in `already rejected` and in
  /// `This was rejected`, or `adopted` in `considered but not adopted`.
  private func lastWordOfVerdict(_ text: Range<Int>) -> Range<Int>? {
    var ((word, roles), isDenied) = (firstWord(of: text), false)
    for _ in 0..<4 {
      if roles.has(.rejected) { return isDenied || roles.has(.postponed) ? nil : word }
      if isDenied { return roles.marksChoice ? word : nil }
      isDenied = roles.has(.denial)
      guard isDenied || roles.has(.considered, .joining, .auxiliary, .helping, .subject)
      else { return nil }
      // "Considered + rejected"
      let rest = (word.upperBound..<text.upperBound).drop {
        bytes[$0].isSpace || bytes[$0].isOne(of: "+&")
      }
      (word, roles) = firstWord(of: rest)
    }
    return nil
  }
}
