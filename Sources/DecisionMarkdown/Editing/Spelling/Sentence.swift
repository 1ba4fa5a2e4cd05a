/// The ends of sentences, and where one begins to say why.
enum Sentence {
  /// Where the full stop, or what else ends a sentence, stands behind which another sentence, or
  /// nothing, follows; what is bold or italic as a whole has its end between them.
  static func end(in bytes: [UInt8], _ text: Range<Int>) -> Int {
    let stop = text.first { place in
      guard ".!?".utf8.contains(bytes[place]) else { return false }
      let behind = text[(place + 1)...].drop { bytes[$0].isDecoration }
      guard let first = behind.first else { return true }
      let next = behind.first { !bytes[$0].isBlank }
      // "e.g. so" goes on.
      return bytes[first].isBlank
        && next.map { bytes[$0].asciiLowercase != bytes[$0] || !bytes[$0].isWordByte } ?? true
    }
    return stop ?? text.upperBound
  }

  /// From the comma before `because` to the end of a sentence; `nil` if it gives no reason.
  static func because(in bytes: [UInt8], _ sentence: Range<Int>) -> Range<Int>? {
    let reader = MarkReader(bytes)
    for place in sentence
    where bytes[place].isWordByte && place > 0 && bytes[place - 1].isBlank {
      let reason = reader.startOfReason(place..<sentence.upperBound)
      guard reason > place else { continue }
      var start = place
      while start > sentence.lowerBound, bytes[start - 1].isBlank { start -= 1 }
      let isBehindComma = start > sentence.lowerBound && bytes[start - 1] == ASCII.byte(",")
      if isBehindComma { start -= 1 }
      if isBehindComma || says(bytes, place..<sentence.upperBound) {
        return start..<sentence.upperBound
      }
    }
    return nil
  }

  /// Whether a word without a comma before it can mean nothing but a reason, or what follows makes
  /// it mean that: "as it is small", not "as the store" and not "since May".
  private static func says(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    let words = FoldedWords(bytes.string(text.prefix(40))).words
    guard let first = words.first else { return false }
    return !ambiguous.contains(first) || words.dropFirst().first.map(pronouns.contains) == true
  }

  private static let ambiguous: Set<String> = ["as", "since", "da", "want", "bo", "cause"]
  private static let pronouns: Set<String> = ["it", "this", "that", "they", "we", "there", "es"]
}
