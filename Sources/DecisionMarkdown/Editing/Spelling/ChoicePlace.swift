/// The name and the reason in a sentence such as `Chosen option: "Kafka", because it is durable.`
struct ChoicePlace {
  let lines: Range<Int>
  /// The name, without quotes and decoration around it.
  let name: Range<Int>
  /// The reason with the comma before it, without the full stop. If the sentence gives no reason,
  /// an empty range where one can be inserted.
  let reason: Range<Int>
  /// The words of the reason alone.
  let words: Range<Int>

  /// Reads the sentence in `range`; returns `nil` if it has another form.
  ///
  /// - Parameter agreement: Returns how well a text agrees with the title of the chosen option.
  /// Decides whether a name without quotes takes two lines.
  init?(
    in bytes: [UInt8], _ range: Range<Int>, lines: Range<Int>,
    agreement: (String) -> OptionName.Agreement
  ) {
    guard !ChoicePhrase.candidates(in: bytes.string(range)).isEmpty,
      let colon = range.prefix(60).first(where: { bytes[$0] == ":" })
    else { return nil }
    self.lines = lines
    let said = (colon + 1..<range.upperBound).drop { bytes[$0].isBlank || bytes[$0].isDecoration }
    let (name, end) = Self.name(in: bytes, said, agreement)
    self.name = name
    (reason, words) = Self.reason(in: bytes, end..<range.upperBound)
  }

  /// Returns the name at the beginning of a text, and the end of its quotes and decoration.
  private static func name(
    in bytes: [UInt8], _ text: Range<Int>, _ agreement: (String) -> OptionName.Agreement
  ) -> (Range<Int>, end: Int) {
    func closed(_ name: Range<Int>, by width: Int = 0) -> (Range<Int>, end: Int) {
      let rest = min(name.upperBound + width, text.upperBound)..<text.upperBound
      return (name, rest.drop { bytes[$0].isDecoration }.lowerBound)
    }
    let written = bytes.string(text)
    if let open = written.first, let close = ChoicePhrase.quotes[open],
      let end = ChoicePhrase.endOfQuoted(written.dropFirst(), close)
    {
      let start = text.lowerBound + open.utf8.count
      return closed(start..<text.lowerBound + written[..<end].utf8.count, by: close.utf8.count)
    }
    if let mark = bytes[..<text.lowerBound].last, mark.isDecoration, mark != "`",
      let end = text.dropFirst().first(where: { bytes[$0] == mark })
    {
      return closed(text.lowerBound..<end)
    }
    let length = ChoicePhrase.untilReason(written).utf8.count
    var name = text.lowerBound..<min(text.upperBound, text.lowerBound + length)
    let line = bytes[name].prefix { $0 != "\n" }.indices
    if agreement(bytes.string(line)) != .none || agreement(bytes.string(name)) == .none {
      name = line
    }
    if agreement(bytes.string(name)) != .same, let end = beginningOfRemark(in: bytes, name) {
      name = name.lowerBound..<end
    }
    while let last = name.last, bytes[last].isDecoration || bytes[last].isBlank {
      name = name.dropLast()
    }
    return closed(name)
  }

  private static func beginningOfRemark(in bytes: [UInt8], _ text: Range<Int>) -> Int? {
    text.dropFirst().first { place in
      bytes.begins(place..<text.upperBound, withOneOf: [" (", " — ", " – ", " - ", ": "])
    }
  }

  private static func reason(
    in bytes: [UInt8], _ text: Range<Int>
  ) -> (Range<Int>, words: Range<Int>) {
    let text = behindBrackets(in: bytes, text)..<text.upperBound
    let dash = [" — ", " – ", " - ", ": "].first { (sign: StaticString) in
      bytes.begins(text, with: sign)
    }
    let said = text.dropFirst(dash?.utf8CodeUnitCount ?? 0).drop {
      bytes[$0].isBlank || bytes[$0].isOne(of: ",;")
    }
    // "— see below" gives no reason.
    let isExplained = dash != nil && ReasonWords.givesReason(bytes.string(said))
    let start = MarkReader(bytes).startOfReason(said)
    guard isExplained || start > said.lowerBound else { return (text.prefix(0), text.prefix(0)) }
    var reason = text.lowerBound..<end(in: bytes, said)
    // Decoration that opens before the reason stays: `**Chosen option: Kafka, since it scales**`
    let runs = bytes[reason].split { !$0.isDecoration }
    if let last = runs.last, last.endIndex == reason.upperBound, runs.count % 2 == 1 {
      reason = reason.lowerBound..<last.startIndex
    }
    return (reason, min(start, reason.upperBound)..<reason.upperBound)
  }

  private static func behindBrackets(in bytes: [UInt8], _ text: Range<Int>) -> Int {
    guard bytes.begins(text, with: " (") else {
      return text.lowerBound
    }
    var depth = 0
    for place in text.dropFirst() {
      if bytes[place] == "(" { depth += 1 }
      if bytes[place] == ")" { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return text.lowerBound
  }

  private static func end(in bytes: [UInt8], _ text: Range<Int>) -> Int {
    let stop = text.first { place in
      guard bytes[place].isOne(of: ".!?") else { return false }
      let behind = text[(place + 1)...].drop { bytes[$0].isDecoration }
      guard let first = behind.first else { return true }
      let next = behind.first { !bytes[$0].isBlank }
      // "e.g. so" does not end a sentence.
      return bytes[first].isBlank
        && next.map { bytes[$0].asciiLowercase != bytes[$0] || !bytes[$0].isWordByte } ?? true
    }
    return stop ?? text.upperBound
  }
}
