import BusinessLogic

/// The signs that stand for a side: emoji, their short codes, and plus and minus.
enum SideSigns {
  /// The sign that begins at `start`: its side and where it ends; `nil` if there is none.
  static func sign(in bytes: [UInt8], _ text: Range<Int>) -> (side: Side, end: Int)? {
    guard let first = text.first.map({ bytes[$0] }) else { return nil }
    // Nearly every text begins with a letter: nothing to compare then.
    guard !(first.isWordByte && first < 0x80) else { return nil }
    for sign in first >= 0x80 ? emoji : first == ASCII.byte(":") ? codes : marks
    where bytes.has(sign.text, at: text.lowerBound, before: text.upperBound) {
      var end = text.lowerBound + sign.text.utf8CodeUnitCount
      // The variation selector that asks for the coloured picture.
      if bytes.has("\u{FE0F}", at: end, before: text.upperBound) { end += 3 }
      end = skinTone(bytes, end, text.upperBound)
      if sign.needsSpace, end < text.upperBound, !bytes[end].isSpace { continue }
      return (sign.side, end)
    }
    return nil
  }

  /// Behind the colour of a hand: 👍🏽 is 👍 and one more scalar, U+1F3FB to U+1F3FF.
  private static func skinTone(_ bytes: [UInt8], _ place: Int, _ end: Int) -> Int {
    bytes.has("\u{1F3FB}", at: place, before: end) || bytes.has("\u{1F3FC}", at: place, before: end)
      || bytes.has("\u{1F3FD}", at: place, before: end)
      || bytes.has("\u{1F3FE}", at: place, before: end)
      || bytes.has("\u{1F3FF}", at: place, before: end) ? place + 4 : place
  }

  private struct Sign {
    let text: StaticString
    let side: Side
    var needsSpace = false
  }

  private static let emoji = [
    Sign(text: "✅", side: .pro), Sign(text: "❌", side: .con), Sign(text: "✔", side: .pro),
    Sign(text: "✓", side: .pro), Sign(text: "☑", side: .pro), Sign(text: "✖", side: .con),
    Sign(text: "✗", side: .con), Sign(text: "✘", side: .con), Sign(text: "✕", side: .con),
    Sign(text: "❎", side: .con), Sign(text: "👍", side: .pro), Sign(text: "👎", side: .con),
    Sign(text: "➕", side: .pro), Sign(text: "➖", side: .con), Sign(text: "🟢", side: .pro),
    Sign(text: "🔴", side: .con), Sign(text: "🟡", side: .neutral), Sign(text: "⚪", side: .neutral),
    Sign(text: "⛔", side: .con), Sign(text: "🚫", side: .con), Sign(text: "😐", side: .neutral),
    Sign(text: "🙂", side: .pro), Sign(text: "🙁", side: .con), Sign(text: "±", side: .neutral),
    Sign(text: "＋", side: .pro), Sign(text: "－", side: .con),
    Sign(text: "−", side: .con, needsSpace: true),
  ]

  private static let codes = [
    Sign(text: ":white_check_mark:", side: .pro), Sign(text: ":heavy_check_mark:", side: .pro),
    Sign(text: ":ballot_box_with_check:", side: .pro), Sign(text: ":heavy_plus_sign:", side: .pro),
    Sign(text: ":+1:", side: .pro), Sign(text: ":thumbsup:", side: .pro),
    Sign(text: ":green_circle:", side: .pro), Sign(text: ":green_heart:", side: .pro),
    Sign(text: ":x:", side: .con), Sign(text: ":heavy_multiplication_x:", side: .con),
    Sign(text: ":negative_squared_cross_mark:", side: .con),
    Sign(text: ":heavy_minus_sign:", side: .con), Sign(text: ":-1:", side: .con),
    Sign(text: ":thumbsdown:", side: .con), Sign(text: ":red_circle:", side: .con),
    Sign(text: ":no_entry:", side: .con), Sign(text: ":no_entry_sign:", side: .con),
    Sign(text: ":yellow_circle:", side: .neutral), Sign(text: ":neutral_face:", side: .neutral),
  ]

  private static let marks = [
    Sign(text: "`+/-`", side: .neutral), Sign(text: "+/-", side: .neutral, needsSpace: true),
    Sign(text: "`+`", side: .pro), Sign(text: "`-`", side: .con), Sign(text: "(+)", side: .pro),
    Sign(text: "(-)", side: .con), Sign(text: "(−)", side: .con), Sign(text: "[+]", side: .pro),
    Sign(text: "[-]", side: .con),
    Sign(text: "**+**", side: .pro), Sign(text: "**-**", side: .con),
    Sign(text: "\\+", side: .pro, needsSpace: true),
    Sign(text: "\\-", side: .con, needsSpace: true),
    Sign(text: "++", side: .pro, needsSpace: true), Sign(text: "--", side: .con, needsSpace: true),
    Sign(text: "+", side: .pro, needsSpace: true), Sign(text: "-", side: .con, needsSpace: true),
  ]
}
