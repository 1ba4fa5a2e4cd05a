import Decisions

enum SideSigns {
  static func sign(in bytes: [UInt8], _ text: Range<Int>) -> (side: Side, end: Int)? {
    guard let first = bytes.first(of: text) else { return nil }
    // Most texts begin with a letter.
    guard !(first.isWordByte && first < 0x80) else { return nil }
    for sign in first >= 0x80 ? emoji : first == ":" ? codes : marks
    where bytes[text].starts(with: sign.bytes) {
      var end = text.lowerBound + sign.bytes.count
      // The variation selector for the coloured picture.
      if bytes.has("\u{FE0F}", at: end, before: text.upperBound) { end += 3 }
      if bytes.begins(end..<text.upperBound, withOneOf: skinTones) { end += 4 }
      if sign.needsSpace, end < text.upperBound, !bytes[end].isSpace { continue }
      return (sign.side, end)
    }
    return nil
  }

  private static let skinTones: [StaticString] = [
    "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
  ]

  private struct Sign {
    let bytes: [UInt8]
    let side: Side
    let needsSpace: Bool
  }

  private static func signs(
    _ pros: String, _ cons: String, _ neutral: String, needsSpace: Bool = false
  ) -> [Sign] {
    zip([pros, cons, neutral], [Side.pro, .con, .neutral]).flatMap { signs, side in
      signs.split(separator: " ").map {
        Sign(bytes: Array($0.utf8), side: side, needsSpace: needsSpace)
      }
    }
  }

  private static let emoji =
    signs("✅ ✔ ✓ ☑ 👍 ➕ 🟢 🙂 ＋", "❌ ✖ ✗ ✘ ✕ ❎ 👎 ➖ 🔴 ⛔ 🚫 🙁 －", "🟡 ⚪ 😐 ±")
    + signs("", "−", "", needsSpace: true)

  private static let codes = signs(
    """
    :white_check_mark: :heavy_check_mark: :ballot_box_with_check: :heavy_plus_sign: :+1: :thumbsup:
    :green_circle: :green_heart:
    """.replacing("\n", with: " "),
    """
    :x: :heavy_multiplication_x: :negative_squared_cross_mark: :heavy_minus_sign: :-1: :thumbsdown:
    :red_circle: :no_entry: :no_entry_sign:
    """.replacing("\n", with: " "), ":yellow_circle: :neutral_face:")

  private static let marks =
    signs("`+` (+) [+] **+**", "`-` (-) (−) [-] **-**", "`+/-`")
    + signs("\\+ ++ +", "\\- -- -", "+/-", needsSpace: true)
}
