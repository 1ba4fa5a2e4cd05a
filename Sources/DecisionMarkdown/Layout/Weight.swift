/// The weight of an argument as a file keeps it: `<!-- weight: 3 -->` behind its first line.
enum Weight {
  /// The weight in the comments of `tail`; `nil` if none of them tells one.
  static func stored(in bytes: [UInt8], _ tail: Range<Int>) -> Int? {
    guard tail.count > 10, let key = bytes.first("weight:", in: tail) else { return nil }
    let digits = bytes.trimmed(key + 7..<tail.upperBound).prefix { bytes[$0].isDigit }
    // Nine digits hold any weight that means something, and no sum of them overflows.
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int(bytes[$1] - 0x30) }
  }
}
