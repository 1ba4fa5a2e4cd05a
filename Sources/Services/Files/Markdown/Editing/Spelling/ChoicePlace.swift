/// Where a sentence such as `Chosen option: "Kafka", because it is durable.` names the option, and
/// where it says why.
struct ChoicePlace {
  /// The name without quotes and decoration around it.
  let name: Range<Int>
  let isQuoted: Bool
  /// Behind the quotes and decoration of the name; a reason can be put there.
  let end: Int
  /// From the comma before `because` to the end of its sentence, the full stop excluded; `nil` if
  /// no reason is given. What other sentences say stays.
  let because: Range<Int>?
  /// The reason alone.
  let reason: Range<Int>?

  /// Reads the sentence in `range`; `nil` if it is no such sentence.
  ///
  /// - Parameter isName: Whether a text names the chosen option: without quotes a name ends with its
  ///   line, unless only both lines are that name.
  init?(in bytes: [UInt8], _ range: Range<Int>, isName: (String) -> Bool) {
    guard !ChoicePhrase.candidates(in: bytes.string(range)).isEmpty,
      let colon = range.prefix(60).first(where: { bytes[$0] == ASCII.byte(":") })
    else { return nil }
    let start = Self.skippingMarks(bytes, colon + 1..<range.upperBound)
    let (name, isQuoted) = Self.name(in: bytes, start..<range.upperBound, isName)
    self.name = name
    self.isQuoted = isQuoted
    var end = name.upperBound
    if isQuoted, end < range.upperBound {
      end = bytes[end] < 0x80 ? end + 1 : min(range.upperBound, end + Self.width(of: bytes[end]))
    }
    while end < range.upperBound, bytes[end].isDecoration { end += 1 }
    self.end = end
    (because, reason) = Self.because(in: bytes, end..<range.upperBound)
  }

  private static func name(
    in bytes: [UInt8], _ text: Range<Int>, _ isName: (String) -> Bool
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
      isName(bytes.string(text.lowerBound..<line)) || !isName(bytes.string(text.lowerBound..<end))
    {
      end = line
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

  private static func because(in bytes: [UInt8], _ rest: Range<Int>) -> (Range<Int>?, Range<Int>?) {
    var start = rest.lowerBound
    while start < rest.upperBound,
      bytes[start].isBlank || bytes[start] == ASCII.byte(",") || bytes[start] == ASCII.byte(";")
    {
      start += 1
    }
    var reason = MarkReader(bytes).startOfReason(start..<rest.upperBound)
    guard reason > start else { return (nil, nil) }
    while reason < rest.upperBound, bytes[reason].isBlank { reason += 1 }
    let end = endOfSentence(in: bytes, reason..<rest.upperBound)
    return (rest.lowerBound..<end, reason..<end)
  }

  /// Where the full stop, or what else ends a sentence, stands behind which another sentence, or nothing, follows.
  private static func endOfSentence(in bytes: [UInt8], _ text: Range<Int>) -> Int {
    let stop = text.first { place in
      guard ".!?".utf8.contains(bytes[place]) else { return false }
      guard place + 1 < text.upperBound else { return true }
      let next = text[(place + 1)...].first { !bytes[$0].isBlank }
      // "e.g. so" goes on.
      return bytes[place + 1].isBlank
        && next.map { bytes[$0].asciiLowercase != bytes[$0] || !bytes[$0].isWordByte } ?? true
    }
    return stop ?? text.upperBound
  }

  private static func skippingMarks(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    range.first { !bytes[$0].isBlank && !bytes[$0].isDecoration } ?? range.upperBound
  }

  /// How many bytes the character takes that begins with `byte`.
  private static func width(of byte: UInt8) -> Int {
    byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
  }
}
