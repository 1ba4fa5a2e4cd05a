import Decisions

extension ClauseText {
  /// The marks between two words.
  struct Gap: OptionSet {
    let rawValue: UInt16
    static let stop = Gap(rawValue: 1)
    static let question = Gap(rawValue: 2)
    static let comma = Gap(rawValue: 4)
    static let colon = Gap(rawValue: 8)
    static let bracket = Gap(rawValue: 16)
    static let dash = Gap(rawValue: 32)
    static let quote = Gap(rawValue: 64)
    static let joint = Gap(rawValue: 128)
    static let arrow = Gap(rawValue: 256)
    /// A sign such as ❌ before the end of a sentence, or behind it.
    static let crossed = Gap(rawValue: 512)
    static let crossing = Gap(rawValue: 1024)
    /// Ends a clause.
    static let clause: Gap = [.stop, .question, .comma, .colon, .bracket, .dash]
  }

  static func gap(_ signs: [UInt8], _ bytes: [UInt8], _ next: Range<Int>?) -> Gap {
    guard signs.contains(where: { !$0.isBlank && !$0.isDecoration }) else { return [] }
    var gap: Gap = []
    var before: Unicode.Scalar = "x"
    var index = 0
    while index < signs.count {
      if rulesOut(signs, index) { gap.insert(gap.contains(.stop) ? .crossing : .crossed) }
      let sign = signs.withUnsafeBufferPointer { FoldedWords.scalar(in: $0, &index) }
      switch sign {
      case ".":
        let isEnd = index < signs.count ? signs[index] != "." : next == nil
        // "e.g. so" doesn't end a sentence.
        let first = next.map { bytes[$0.lowerBound] } ?? 0x41
        if isEnd, first.asciiLowercase != first || !first.isWordByte || first >= 0x80 {
          gap.insert(.stop)
        }
      case "!", "。", "！", ";", "；": gap.insert(.stop)
      case "?", "？": gap.formUnion([.stop, .question])
      case ",", "，", "、": gap.insert(.comma)
      case ":", "：": gap.insert(.colon)
      case "(", "（", ")", "）": gap.insert(.bracket)
      case "–", "—": gap.insert(.dash)
      case "→": gap.formUnion([.dash, .arrow])
      case ">" where before == "-": gap.insert(.arrow)
      case "-" where before == " ": gap.insert(.dash)
      case "'" where signs.count == 1: break
      case "\"", "'", "“", "”", "„", "«", "»", "「", "」", "『", "』": gap.insert(.quote)
      case "/", "+", "&": gap.insert(.joint)
      default: break
      }
      before = sign
    }
    return gap
  }

  /// Returns whether a sign begins that stands for `no` or `perhaps`, and isn't a dash: ❌, 👎, `(-)`
  private static func rulesOut(_ signs: [UInt8], _ index: Int) -> Bool {
    let rest = index..<signs.count
    if signs.begins(rest, withOneOf: ["❓", "❔"]) { return true }
    guard signs[index] >= 0x80 || signs[index].isOne(of: "(["),
      let sign = SideSigns.oneSign(in: signs, rest)
    else { return false }
    return sign.side != .pro && !signs.begins(index..<sign.end, withOneOf: ["−", "－"])
  }
}
