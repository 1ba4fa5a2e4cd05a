/// The weight of an argument: `<!-- weight: 3 -->` at the end of its first line.
enum Weight {
  static func comment(_ weight: Int) -> String { "<!-- weight: \(weight) -->" }

  /// Returns the comment with the spaces before it; without one, where to insert it: at the end of
  /// the tail of a line, before the spaces of a line break.
  static func place(in bytes: [UInt8], _ tail: Range<Int>) -> Range<Int> {
    let comment = find(in: bytes, tail)?.comment
    let before = tail.lowerBound..<(comment?.lowerBound ?? tail.upperBound)
    let start = before.dropLast { bytes[$0].isSpace }.upperBound
    return start..<(comment?.upperBound ?? start)
  }

  /// Finds the weight that a typed argument ends with. All else in it is text.
  static func end(of bytes: [UInt8]) -> (weight: Int, comment: Range<Int>)? {
    let text = bytes.trimmed(bytes.indices)
    let last = bytes.last("<!--", in: text).flatMap { find(in: bytes, $0..<text.upperBound) }
    return last?.comment.upperBound == text.upperBound ? last : nil
  }

  /// Finds a comment that has only a weight. One with more text is a remark.
  static func find(
    in bytes: [UInt8], _ tail: Range<Int>
  ) -> (weight: Int, comment: Range<Int>)? {
    var rest = tail
    while rest.count > 10, let start = bytes.first("<!--", in: rest) {
      rest = start + 4..<tail.upperBound
      let key = rest.drop { bytes[$0].isSpace }
      guard bytes.begins(key, with: "weight:") else { continue }
      let value = key.dropFirst(7).drop { bytes[$0].isSpace }
      let digits = value.prefix { bytes[$0].isDigit }
      let close = value.dropFirst(digits.count).drop { bytes[$0].isSpace }
      // No sum of numbers with nine digits overflows.
      guard (1...9).contains(digits.count), bytes.begins(close, with: "-->") else { continue }
      let weight = digits.reduce(0) { $0 * 10 + Int(bytes[$1] - 0x30) }
      return (weight, start..<close.lowerBound + 3)
    }
    return nil
  }
}
