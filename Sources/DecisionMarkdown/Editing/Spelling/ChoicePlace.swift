/// Where a sentence such as `Chosen option: "Kafka", because it is durable.` names the option, and
/// where it says why.
struct ChoicePlace {
  /// The lines of its paragraph.
  let lines: Range<Int>
  /// The name without quotes and decoration around it.
  let name: Range<Int>
  /// Behind the quotes and decoration of the name, and a remark in brackets; a reason can be put
  /// there.
  let end: Int
  /// From the comma before `because` to the end of its sentence, the full stop excluded; `nil` if
  /// no reason is given. What other sentences say stays.
  let because: Range<Int>?
  /// The reason alone; empty if it stands below.
  let reason: Range<Int>?

  /// Reads the sentence in `range`; `nil` if it is no such sentence.
  ///
  /// - Parameter agreement: How well a text agrees with the title of the chosen option: without
  ///   quotes a name ends with its line, unless only both lines are that name, and before what
  ///   goes on to speak of it.
  init?(
    in bytes: [UInt8], _ range: Range<Int>, lines: Range<Int>,
    agreement: (String) -> OptionName.Agreement
  ) {
    guard !ChoicePhrase.candidates(in: bytes.string(range)).isEmpty,
      let colon = range.prefix(60).first(where: { bytes[$0] == ASCII.byte(":") })
    else { return nil }
    self.lines = lines
    let start = Self.skippingMarks(bytes, colon + 1..<range.upperBound)
    let (name, isQuoted) = Self.name(in: bytes, start..<range.upperBound, agreement)
    self.name = name
    var end = name.upperBound
    if isQuoted, end < range.upperBound {
      end = bytes[end] < 0x80 ? end + 1 : min(range.upperBound, end + Self.width(of: bytes[end]))
    }
    while end < range.upperBound, bytes[end].isDecoration { end += 1 }
    self.end = Self.behindBrackets(bytes, end..<range.upperBound)
    (because, reason) = Self.because(in: bytes, self.end..<range.upperBound)
  }

  private static func name(
    in bytes: [UInt8], _ text: Range<Int>, _ agreement: (String) -> OptionName.Agreement
  ) -> (Range<Int>, Bool) {
    let rest = bytes.string(text)
    if let open = rest.first, let close = ChoicePhrase.quotes[open],
      let end = ChoicePhrase.endOfQuoted(rest.dropFirst(), close)
    {
      let start = text.lowerBound + open.utf8.count
      return (start..<start + rest[..<end].utf8.count - open.utf8.count, true)
    }
    if let end = endOfEmphasis(in: bytes, text) { return (text.lowerBound..<end, false) }
    let name = ChoicePhrase.untilReason(rest)
    var end = min(text.upperBound, text.lowerBound + name.utf8.count)
    if let line = bytes[text.lowerBound..<end].firstIndex(of: ASCII.lineFeed),
      agreement(bytes.string(text.lowerBound..<line)) != .none
        || agreement(bytes.string(text.lowerBound..<end)) == .none
    {
      end = line
    }
    if agreement(bytes.string(text.lowerBound..<end)) != .same {
      end = beginningOfRemark(bytes, text.lowerBound..<end) ?? end
    }
    while end > text.lowerBound, bytes[end - 1].isDecoration || bytes[end - 1].isBlank { end -= 1 }
    return (text.lowerBound..<end, false)
  }

  /// Where the bold or italic text ends whose mark stands right before `text`.
  private static func endOfEmphasis(in bytes: [UInt8], _ text: Range<Int>) -> Int? {
    guard !text.isEmpty, bytes[text.lowerBound - 1].isDecoration,
      bytes[text.lowerBound - 1] != ASCII.byte("`"),
      let end = text.dropFirst().first(where: { bytes[$0] == bytes[text.lowerBound - 1] }),
      end > text.lowerBound
    else { return nil }
    return end
  }

  /// Where a text goes on to speak of what it names: `Kafka (see below)`, `Kafka — it scales`.
  private static func beginningOfRemark(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    text.dropFirst().first { place in
      bytes.has(" (", at: place, before: text.upperBound)
        || divider(bytes, place..<text.upperBound) != nil
    }
  }

  /// Behind the dash or the colon with which a text begins to explain what stands before it.
  private static func divider(_ bytes: [UInt8], _ text: Range<Int>) -> Int? {
    for sign in [" — ", " – ", " - ", ": "] as [StaticString]
    where bytes.has(sign, at: text.lowerBound, before: text.upperBound) {
      return text.lowerBound + sign.utf8CodeUnitCount
    }
    return nil
  }

  private static func behindBrackets(_ bytes: [UInt8], _ text: Range<Int>) -> Int {
    guard bytes.has(" (", at: text.lowerBound, before: text.upperBound) else {
      return text.lowerBound
    }
    var depth = 0
    for place in text.dropFirst() {
      if bytes[place] == ASCII.byte("(") { depth += 1 }
      if bytes[place] == ASCII.byte(")") { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return text.lowerBound
  }

  private static func because(in bytes: [UInt8], _ rest: Range<Int>) -> (Range<Int>?, Range<Int>?) {
    let behindDivider = divider(bytes, rest)
    let text = (behindDivider ?? rest.lowerBound)..<rest.upperBound
    let start = text.first { !bytes[$0].isBlank && !",;".utf8.contains(bytes[$0]) }
    let said = (start ?? text.upperBound)..<text.upperBound
    var reason = MarkReader(bytes).startOfReason(said)
    // "— see below" speaks of no option.
    let isExplained = behindDivider != nil && ReasonWords.givesReason(bytes.string(said))
    guard isExplained || reason > said.lowerBound else { return (nil, nil) }
    while reason < rest.upperBound, bytes[reason].isBlank { reason += 1 }
    let end = Sentence.end(in: bytes, reason..<rest.upperBound)
    return (rest.lowerBound..<end, reason..<end)
  }

  /// The sentence in words of its own, `We use Kafka for events, as it is durable.`, that names the
  /// option at `name`.
  init(in bytes: [UInt8], _ range: Range<Int>, lines: Range<Int>, naming name: Range<Int>) {
    self.lines = lines
    self.name = name
    end = Sentence.end(in: bytes, name.upperBound..<range.upperBound)
    because = Sentence.because(in: bytes, name.upperBound..<end)
    reason = because.map { because in
      let start = because.first { bytes[$0].isWordByte } ?? because.upperBound
      let reason = MarkReader(bytes).startOfReason(start..<because.upperBound)
      return bytes[reason..<because.upperBound].drop(while: \.isBlank).indices
    }
  }

  private static func skippingMarks(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    range.first { !bytes[$0].isBlank && !bytes[$0].isDecoration } ?? range.upperBound
  }

  /// How many bytes the character takes that begins with `byte`.
  private static func width(of byte: UInt8) -> Int {
    byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
  }
}
