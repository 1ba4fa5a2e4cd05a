import Decisions

/// A reason within a description: `They are far away. Rejected because they are closed.`
struct StatedReason {
  let side: Side
  /// The reason with the words that announce it.
  let whole: Range<Int>
  let text: Range<Int>
  /// Where the first sentence for the other side begins, as in `The advantage is … The drawback is …`;
  /// `nil` if there is none.
  private(set) var next: Int?

  /// Where a description stands.
  enum Position {
    case below
    /// All behind a verdict is its reason then: `Kafka — rejected. It is slow.`
    case behindTitle
    /// The text is a reason even if it doesn't begin with a verdict: it ends with one, as in
    /// `It is slow. Rejected.`, or a heading such as `Rejected alternatives` states it.
    case behindRejectedTitle

    /// The position behind the title on a line. The heading or the label above may say that the
    /// options were rejected; the end of the text may say it of this option.
    init(_ line: Int, in outline: Outline) {
      let isRejected =
        outline.rejected.contains(line)
        || ReasonWords.sayRejected(outline.section(of: line).words)
        || outline.endsRejected(line)
      self = isRejected ? .behindRejectedTitle : .behindTitle
    }
  }

  /// Finds the first reason in a text; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - isAlone: Whether the option has no other arguments. If it has, `The drawback is …` only sums
  ///     them up.
  ///   - isLabelled: Whether the text has labels of both sides.
  init?(
    in bytes: [UInt8], _ text: Range<Int>, _ position: Position = .below, isAlone: Bool = false,
    isLabelled: Bool = false
  ) {
    let reader = MarkReader(bytes)
    let mark = Self.clauses(in: bytes, text).lazy.compactMap {
      start -> (start: Int, reason: Range<Int>, side: Side)? in
      let sentence = start..<text.upperBound
      let before = bytes[text.lowerBound..<start].last { !$0.isBlank }
      // In "MacBook – Pro: 14 inches", "Pro" begins no sentence.
      let mark =
        reader.reason(sentence)
        ?? (isLabelled || before == "." ? Self.labelled(sentence, in: bytes, text) : nil)
        ?? (isAlone ? Self.named(in: bytes, sentence) : nil)
      if let mark {
        return mark.kind == .explicit ? (start, mark.end..<text.upperBound, mark.side) : nil
      }
      // "It is quick. Rejected on its price."
      // The last byte of a dash is 0x93 or 0x94, that of an arrow isn't.
      guard before.map({ $0.isOne(of: ".;!?") || 0x93...0x94 ~= $0 }) != false else { return nil }
      // A sentence before "Rejected for the same reasons" gives the reason.
      return reader.remark(
        behindVerdict: sentence, isBehindTitle: true, mayBePurpose: start == text.lowerBound
      ).map { (start, $0, .con) }
    }
    let found: (start: Int, reason: Range<Int>, side: Side)
    var end = text.upperBound
    func remark(_ text: Range<Int>) -> Range<Int>? {
      reader.remark(
        behindVerdict: text, isBehindTitle: position != .below, mayBePurpose: true)
    }
    // "**Kafka** (3.5): rejected, too big"
    let bare = position == .below ? text : bytes.withoutSeparators(bytes.afterBrackets(text))
    if let remark = remark(text) {
      found = (text.lowerBound, remark, .con)
    } else if let remark = remark(bare) {
      found = (bare.lowerBound, remark, .con)
    } else if let first = mark.first {
      found = first
      next = mark.first { $0.side != first.side && $0.start > first.reason.lowerBound }?.start
      if let next {
        // "However," is of the second sentence: "It lasts. However, the drawback is …"
        let sentence = bytes.startOfLastSentence(in: first.reason.lowerBound..<next)
        end = sentence > first.reason.lowerBound ? sentence : next
      }
    } else if position == .behindRejectedTitle,
      case let reason = reader.startOfReason(bare)..<bare.upperBound,
      ReasonWords.givesReason(bytes.string(reason.prefix(80))),
      ReasonWords.verdict(bytes.words(reason.prefix(80))) == nil
    {
      found = (reason.lowerBound, reason, .con)
    } else {
      return nil
    }
    side = found.side
    whole = bytes.withoutSeparators(found.start..<end)
    self.text = Self.withoutLooseBrackets(
      bytes.withoutComments(found.reason.clamped(to: whole)), in: bytes)
  }

  /// Returns a text without a bracket at its beginning that it doesn't close, or one at its end that it
  /// doesn't open: `too dear` of `too dear)`.
  static func withoutLooseBrackets(_ text: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let opened = bytes[text].count { $0 == "(" } - bytes[text].count { $0 == ")" }
    if opened > 0, bytes.first(of: text) == "(" { return text.dropFirst() }
    return opened < 0 && bytes.last(of: text) == ")" ? text.dropLast() : text
  }

  /// Returns whether clauses of a text begin with labels of both sides: `Pro: it lasts; Con: it is big`.
  /// One alone may be a name: `MacBook – Pro: 14 inches`.
  static func labelsSides(in bytes: [UInt8], _ text: Range<Int>) -> Bool {
    guard bytes[text].contains(where: { $0 == ":" || $0 == 0xEF }) else { return false }
    let sides = clauses(in: bytes, text).lazy.compactMap {
      labelled($0..<text.upperBound, in: bytes, text)?.side
    }
    return sides.contains(.pro) && sides.contains(.con)
  }

  /// Returns the mark of a text with a label, such as `Con: it is slow`; `nil` in brackets, and if the
  /// label is the last part of a compound: `Full-strength: three nodes`.
  private static func labelled(
    _ sentence: Range<Int>, in bytes: [UInt8], _ text: Range<Int>
  ) -> Mark? {
    let isPart = bytes[text.lowerBound..<sentence.lowerBound].last?.isOne(of: "-/(") == true
    return isPart ? nil : MarkReader(bytes).labelled(sentence)
  }

  /// Returns the mark of a sentence that names its side: `The main drawback of it is that …`
  private static func named(in bytes: [UInt8], _ text: Range<Int>) -> Mark? {
    let (first, roles) = MarkReader(bytes).firstWord(of: text)
    guard
      roles.has(.particle, .joining) || Language.firsts.contains(UInt64(word: bytes[first])),
      // Most sentences that begin so name no side.
      bytes.words(text.prefix(60)).dropFirst().prefix(3)
        .contains(where: { WordRoles($0).meaning != nil || $0.means(.problem) })
    else { return nil }
    let words = ClauseText(bytes, text.prefix(120)).words
    let end = words.indices.dropFirst().first { !words[$0].gap.isEmpty } ?? words.count
    guard
      let noun = words[1..<max(1, min(end, 4))].firstIndex(where: {
        $0.roles.meaning != nil || $0.roles.has(.problem)
      }),
      case let (side, judges) = words[noun].roles.meaning ?? (.con, false), !judges,
      let verb = words[noun..<end].firstIndex(where: {
        $0.roles.has(.helping) && $0.roles.has(.statusLead)
      }), verb + 1 < end,
      // "The problem is" may mean the one that the option solves; "The problem with this approach
      // is" can't.
      words[noun].roles.meaning != nil || words[verb - 1].roles.has(.subject, .option),
      // "A problem that is rare" states none.
      !(verb == noun + 2 && words[noun + 1].roles.has(.impersonal)
        && words[noun + 1].roles.has(.subject)),
      !words[..<verb].contains(where: { $0.roles.has(.denial, .hedge, .comparing) })
    else { return nil }
    return Mark(
      kind: .explicit, side: side, end: words[verb + 1].range.lowerBound, tellsReason: true)
  }

  /// Returns where the clauses of a text begin, with their decoration.
  static func clauses(in bytes: [UInt8], _ text: Range<Int>) -> some Collection<Int> {
    text.lazy.filter { index in
      bytes[index].isWordByte && (index == text.lowerBound || !bytes[index - 1].isWordByte)
        || bytes[index].isWide && endsWide(text.lowerBound..<index, bytes)
    }.compactMap { startOfClause(at: $0, bytes, text) }
  }

  /// Returns whether a text ends with a full stop or a semicolon of a script without spaces.
  private static func endsWide(_ text: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes.ends(text, with: "。") || bytes.ends(text, with: "；")
  }

  /// Returns the start of the clause whose first word is at `index`, with its decoration; `nil` if
  /// no clause begins there.
  private static func startOfClause(
    at index: Int, _ bytes: [UInt8], _ text: Range<Int>
  ) -> Int? {
    var start = index
    while start > text.lowerBound, bytes[start - 1].isDecoration { start -= 1 }
    if endsWide(text.lowerBound..<start, bytes) { return start }
    guard start == text.lowerBound || !bytes[start - 1].isWordByte else { return nil }
    guard let last = (text.lowerBound..<start).last(where: { !bytes[$0].isBlank }) else {
      return start
    }
    // The first byte of `—` and `✅` is 0xE2, that of a letter isn't.
    let isSign =
      bytes[last] < 0x80
      ? bytes[last].isOne(of: ".;,:!?|/()->") : bytes[...last].last { $0 >= 0xC0 } == 0xE2
    return isSign ? start : nil
  }
}
