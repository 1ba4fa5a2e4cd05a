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
    // After a full-width colon, the reason can't be told from the name.
    guard let phrase = ChoicePhrase(in: bytes, range), phrase.colon.count == 1 else { return nil }
    self.lines = lines
    name = phrase.isEnclosed ? phrase.names[0] : Self.plainName(of: phrase, agreement)
    let end = phrase.isEnclosed ? phrase.end : name.upperBound
    let rest = (end..<range.upperBound).drop { bytes[$0].isDecoration }
    (reason, words) = Self.reason(in: bytes, rest)
  }

  private static func plainName(
    of phrase: ChoicePhrase, _ agreement: (String) -> OptionName.Agreement
  ) -> Range<Int> {
    let bytes = phrase.bytes
    var name = phrase.names[0]
    let line = bytes[name].prefix { $0 != "\n" }.indices
    if agreement(bytes.string(line)) != .none || agreement(bytes.string(name)) == .none {
      name = line
    }
    if agreement(bytes.string(name)) != .same, let end = beginningOfRemark(in: bytes, name) {
      name = name.lowerBound..<end
    }
    return name.dropLast { bytes[$0].isDecoration || bytes[$0].isBlank }
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
