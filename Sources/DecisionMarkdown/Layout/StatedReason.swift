import Decisions

/// A reason within a description: `They are far away. Rejected because they are closed.`
struct StatedReason {
  let side: Side
  /// The reason with the words that announce it.
  let whole: Range<Int>
  let text: Range<Int>

  /// Where a description stands.
  enum Position {
    case below
    /// All behind a verdict is its reason then: `Kafka — rejected. It is slow.`
    case behindTitle
    /// Below a heading such as `Rejected alternatives`, it is a reason without a verdict.
    case behindRejectedTitle

    /// The position behind the title on a line: the heading or the label above may say that the
    /// options were rejected.
    init(_ line: Int, in outline: Outline) {
      let isRejected =
        outline.rejected.contains(line)
        || ReasonWords.sayRejected(outline.section(of: line).words)
      self = isRejected ? .behindRejectedTitle : .behindTitle
    }
  }

  /// Finds the first reason in a text; `nil` if there is none.
  ///
  /// - Parameter isAlone: Whether the option has no other arguments. If it has, `The drawback is …`
  ///   only sums them up.
  init?(
    in bytes: [UInt8], _ text: Range<Int>, _ index: Position = .below, isAlone: Bool = false
  ) {
    let reader = MarkReader(bytes)
    let mark = text.lazy.compactMap { index -> (start: Int, reason: Range<Int>, side: Side)? in
      guard let start = Self.startOfSentence(at: index, bytes, text) else { return nil }
      let sentence = start..<text.upperBound
      let mark = reader.reason(sentence) ?? (isAlone ? Self.named(in: bytes, sentence) : nil)
      if let mark {
        return mark.kind == .explicit ? (start, mark.end..<text.upperBound, mark.side) : nil
      }
      // "It is quick. Rejected on its price."
      let before = bytes[text.lowerBound..<start].last { !$0.isBlank }
      // The last byte of a dash is 0x93 or 0x94, that of an arrow isn't.
      guard before.map({ $0.isOne(of: ".;!?") || 0x93...0x94 ~= $0 }) != false else { return nil }
      return reader.remark(behindVerdict: sentence, isBehindTitle: true).map { (start, $0, .con) }
    }
    let found: (start: Int, reason: Range<Int>, side: Side)
    if let remark = reader.remark(behindVerdict: text, isBehindTitle: index != .below) {
      found = (text.lowerBound, remark, .con)
    } else if let mark = mark.first {
      found = mark
    } else if index == .behindRejectedTitle,
      case let reason = bytes.withoutSeparators(bytes.afterBrackets(text)),
      ReasonWords.givesReason(bytes.string(reason.prefix(80)))
    {
      found = (reason.lowerBound, reason, .con)
    } else {
      return nil
    }
    side = found.side
    whole = bytes.withoutSeparators(found.start..<text.upperBound)
    self.text = bytes.withoutComments(found.reason.clamped(to: whole))
  }

  /// Returns the mark of a sentence that names its side: `The main drawback of it is that …`
  private static func named(in bytes: [UInt8], _ text: Range<Int>) -> Mark? {
    let (first, roles) = MarkReader(bytes).firstWord(of: text)
    guard
      roles.has(.particle) || roles.has(.joining) || firsts.contains(UInt64(word: bytes[first])),
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
      case let subject = words[noun..<verb],
      // "The problem is that" may be about the decision.
      words[noun].roles.meaning != nil
        || subject.contains(where: { $0.roles.has(.option) || $0.roles.has(.subject) })
          && !subject.contains(where: { $0.roles.has(.options) && !$0.roles.has(.option) }),
      words[..<verb].allSatisfy({
        !$0.roles.has(.denial) && !$0.roles.has(.hedge) && !$0.roles.has(.comparing)
      })
    else { return nil }
    return Mark(
      kind: .explicit, side: side, end: words[verb + 1].range.lowerBound, tellsReason: true)
  }

  /// The hashes of `one`, `first` and the like.
  private static let firsts = Set(
    Language.ordinals.filter { $0.value == 1 }.keys.map { UInt64(word: $0.utf8) })

  /// Returns the start of the clause whose first word is at `index`, with its decoration.
  private static func startOfSentence(
    at index: Int, _ bytes: [UInt8], _ text: Range<Int>
  ) -> Int? {
    guard bytes[index].isWordByte, index == text.lowerBound || !bytes[index - 1].isWordByte
    else { return nil }
    var start = index
    while start > text.lowerBound, bytes[start - 1].isDecoration { start -= 1 }
    guard start == text.lowerBound || !bytes[start - 1].isWordByte else { return nil }
    let before = (text.lowerBound..<start).last { !bytes[$0].isBlank }.map { bytes[$0] }
    return before.map({ $0.isOne(of: ".;,:!?|/()->") || $0 >= 0x80 }) != false ? start : nil
  }
}

extension DecisionLayout {
  /// Adds a note with the description of an option, and an argument for the reason in it.
  mutating func describe(
    _ option: Int, _ description: Passage, _ index: StatedReason.Position = .below,
    isAlone: Bool = false
  ) {
    let all = textOfLines(description)
    guard let reason = StatedReason(in: bytes, all, index, isAlone: isAlone) else {
      items.append(Item(option: option, description))
      return
    }
    let lead = bytes.withoutSeparators(description.text.lowerBound..<reason.whole.lowerBound)
    if !lead.isEmpty {
      let cell = Cell(range: all, item: lead)
      items.append(Item(option: option, Passage(text: lead, lines: description.lines, cell: cell)))
    }
    guard !bytes.saysNothing(reason.text) else { return }
    func line(at index: Int) -> Int {
      description.lines.last { lines[$0].range.lowerBound <= index } ?? description.lines.lowerBound
    }
    let last = line(at: reason.text.upperBound)
    let isAtEnd = reason.whole.upperBound == lines[last].text.upperBound
    let passage = Passage(
      text: reason.text, lines: line(at: reason.whole.lowerBound)..<last + 1,
      cell: Cell(range: all, item: reason.whole))
    add(
      Item(
        option: option, side: reason.side, passage,
        marker: reason.whole.lowerBound..<reason.text.lowerBound),
      tail: isAtEnd ? lines[last].tail : nil)
  }

  /// Adds an item with its weight.
  ///
  /// - Parameter tail: Where a comment may have the weight, in addition to the end of the cell.
  mutating func add(_ item: Item, tail: Range<Int>? = nil) {
    var item = item
    if item.side != nil {
      let end = item.passage.text.upperBound
      let inCell = item.passage.cell.flatMap { Weight.find(in: bytes, end..<$0.item.upperBound) }
      item.weight = (inCell ?? tail.flatMap { Weight.find(in: bytes, $0) })?.weight ?? 1
    }
    items.append(item)
  }

  /// Returns all bytes of a passage, including its further lines and comments at its end.
  func textOfLines(_ passage: Passage) -> Range<Int> {
    let last = passage.lines.last.map { bytes.trimmed(lines[$0].range).upperBound }
    return passage.text.lowerBound..<max(passage.text.upperBound, last ?? 0)
  }
}

extension [UInt8] {
  /// Returns a text without the separators around it, such as dashes and commas.
  func withoutSeparators(_ text: Range<Int>, atEnd: Bool = true) -> Range<Int> {
    var text = text
    while true {
      let before = text
      text = text.drop { self[$0].isSeparator || self[$0] == "." }
      for dash in ["–", "—", "·", "：", "，"] as [StaticString] {
        let width = dash.utf8CodeUnitCount
        if has(dash, at: text.lowerBound, before: text.upperBound) { text = text.dropFirst(width) }
        if atEnd, has(dash, at: text.upperBound - width, before: text.upperBound) {
          text = text.dropLast(width)
        }
      }
      if atEnd { text = text.dropLast { self[$0].isSeparator } }
      if text == before { return text }
    }
  }

  /// Returns what follows brackets around the first words: `It is slow` in `(in Go). It is slow`.
  fileprivate func afterBrackets(_ text: Range<Int>) -> Range<Int> {
    guard begins(text, with: "(") else { return text }
    var depth = 0
    let end = text.first { index in
      depth += self[index] == "(" ? 1 : self[index] == ")" ? -1 : 0
      return depth == 0
    }
    return end.map { $0 + 1..<text.upperBound } ?? text
  }

  func withoutComments(_ text: Range<Int>) -> Range<Int> {
    var text = text.drop { self[$0].isBlank }.dropLast { self[$0].isBlank }
    while ends(text, with: "-->"), let start = last("<!--", in: text) {
      text = (text.lowerBound..<start).dropLast { self[$0].isBlank }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isSeparator: Bool { isBlank || isOne(of: ":;,-/|") }
}
