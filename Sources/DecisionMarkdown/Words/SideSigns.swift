import Decisions

enum SideSigns {
  /// Returns the sign that begins a text. Two opposite emoji are neutral: `✅❌ it depends`.
  static func sign(in bytes: [UInt8], _ text: Range<Int>) -> (side: Side, end: Int)? {
    guard let sign = oneSign(in: bytes, text) else { return nil }
    guard let next = oneSign(in: bytes, sign.end..<text.upperBound), bytes[sign.end] >= 0x80,
      next.side != sign.side
    else { return sign }
    return (.neutral, next.end)
  }

  static func oneSign(in bytes: [UInt8], _ text: Range<Int>) -> (side: Side, end: Int)? {
    guard let first = bytes.first(of: text) else { return nil }
    for sign in all[first, default: []] where bytes[text].starts(with: sign.bytes) {
      var end = text.lowerBound + sign.bytes.count
      // The variation selector for the coloured picture.
      if bytes.has("\u{FE0F}", at: end, before: text.upperBound) { end += 3 }
      if sign.needsSpace, end < text.upperBound, !bytes[end].isSpace { continue }
      return (sign.side, end)
    }
    return nil
  }

  /// The signs for a pro, a con and perhaps for the further sides, in the order of ``Side``. A sign
  /// comes after those that contain it. One that ends with a space needs one.
  static let opposites = [
    ["✅", "❌", "🟡"], ["👍", "👎", "😐"], ["➕", "➖", "⚪"], ["🟢", "🔴", "🟡"], ["✔", "✖"],
    ["✓", "✗"], ["☑", "✘"], ["⭕", "❌"], ["🙂", "🙁"],
    ["○ ", "× ", "△ "], ["◯ ", "× "], ["〇 ", "× "], ["＋", "－", "±"],
    [":white_check_mark:", ":x:", ":neutral_face:"],
    [":heavy_check_mark:", ":x:", ":neutral_face:"],
    [":+1:", ":-1:"], [":thumbsup:", ":thumbsdown:"],
    [":green_circle:", ":red_circle:", ":yellow_circle:"],
    [":heavy_plus_sign:", ":heavy_minus_sign:"],
    [":ballot_box_with_check:", ":heavy_multiplication_x:"],
    ["`+`", "`-`", "`+/-`"], ["(+)", "(-)", "(~)"], ["[+]", "[-]", "[~]"], ["**+**", "**-**"],
    ["**(+)**", "**(-)**", "**(~)**"], ["\\+ ", "\\- "],
    ["++ ", "-- "], ["+ ", "- ", "+/- "], [":green_heart:"],
  ]

  /// Returns whether a sign that is also that of a task begins a text.
  static func checks(_ bytes: [UInt8], _ text: Range<Int>) -> Bool {
    bytes.begins(
      text, withOneOf: ["✅", "❌", "✔", "✖", "✓", "✗", ":white_check_mark:", ":x:"])
  }

  private static let otherCons = [
    "✕", "❎", "⛔", "🚫", "− ", "(−)", "**(−)**", "**(–)**", "[−]", "(–)", "[–]",
    ":negative_squared_cross_mark:",
    ":no_entry:", ":no_entry_sign:",
  ].map { ($0, Side.con) }

  /// All signs by their first byte.
  private static let all = Dictionary(
    grouping: (opposites.flatMap { zip($0, Side.allCases) } + otherCons).map { sign, side in
      (bytes: Array(sign.utf8.prefix { $0 != " " }), side: side, needsSpace: sign.hasSuffix(" "))
    }
  ) { $0.bytes[0] }
}
