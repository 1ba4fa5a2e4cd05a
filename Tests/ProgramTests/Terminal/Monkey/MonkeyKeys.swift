import TestSupport

/// What a monkey types.
enum MonkeyKeys {
  /// Keys of Emacs, each of which is complete in itself, and no ^L.
  static func emacs(using random: inout SeededGenerator) -> String {
    random.number(0...2) == 0 ? random.pick(emacsKeys) : text(using: &random)
  }

  /// Commands of vi, from its command mode and back to it.
  static func vi(using random: inout SeededGenerator) -> String {
    random.number(0...2) == 0
      ? random.pick(["i", "a", "A", "I", "cw", "C", "s"]) + text(using: &random) + "\u{1B}"
      : random.pick(viKeys)
  }

  /// Anything at all but what ends or stops the program: ^D, ^Z and ^\.
  static func bytes(using random: inout SeededGenerator) -> [UInt8] {
    switch random.number(0...4) {
    case 0:
      (1...random.number(1...30)).map { _ in UInt8.random(in: 0...255, using: &random) }
        .filter { ![0x04, 0x1A, 0x1C].contains($0) }
    case 1:
      Array(
        random.pick([
          "\u{1B}[", "\u{1B}[2", "\u{1B}[20", "\u{1B}[200~", "\u{1B}[A", "\u{1B}O", "\u{1B}",
        ]).utf8)
    case 2:
      Array(
        random.pick(["\u{12}", "\u{16}", "\u{18}", "\u{12}a\u{12}", "\u{12}\u{13}", "\u{1F}"]).utf8)
    case 3: Array("\u{1B}[200~\(block(using: &random))\u{1B}[201~".utf8)
    default: Array(text(using: &random).utf8.dropLast())
    }
  }

  static func text(using random: inout SeededGenerator) -> String {
    (1...random.number(1...5)).map { _ in random.pick(words) }.joined()
  }

  static func block(using random: inout SeededGenerator) -> String {
    (1...random.number(1...4)).map { _ in command(using: &random) }.joined(separator: "\r")
  }

  static func command(using random: inout SeededGenerator) -> String {
    random.pick(commands)
      .replacing("N", with: String(random.number(0...4)))
      .replacing("TEXT", with: text(using: &random))
  }

  private static let words = [
    "a", "w", " ", "pros ", "0001", "é", "世", "界", "好", "世界", "🎉", "x\u{301}", "ש", "/", "한", "\\",
    "\"", "-", "open ", "weigh ", "1 ",
  ]

  private static let emacsKeys = [
    "\u{1}", "\u{2}", "\u{5}", "\u{6}", "\u{8}", "\u{7F}", "\u{B}", "\u{E}", "\u{10}",
    "\u{14}", "\u{15}", "\u{17}", "\u{19}", "\u{1F}", "\t",
    "\u{1B}b", "\u{1B}f", "\u{1B}d", "\u{1B}u", "\u{1B}l", "\u{1B}c", "\u{1B}\u{7F}",
    "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[3~",
    "\u{1B}OA", "\u{1B}OD", "\u{1B}[1;5D", "\u{1B}[1;5C", "\u{1B}[200~世 paste\u{1B}[201~",
    "\u{0}", "\u{18}\u{18}", "\u{1B}w", "\u{1B}3x", "\u{1B}2\u{1B}d", "\u{1B}9\u{2}",
    "\u{16}\u{1}", "\u{16}\t", "\u{1B}n", "\u{1B}p", "\u{1B}\u{8}", "\u{1B}[3;5~",
  ]

  private static let viKeys = [
    "h", "l", "0", "$", "w", "b", "e", "x", "X", "D", "dw", "db", "dd", "p", "P", "u", "~", "k",
    "j", "iaa\u{1B}r世", "a世\u{1B}r好", "fa", "t世", ";", ",", "3x", "2h", "cc世a\u{1B}", "^", "yw",
    "U", "n", "N", "G", "2G", "99G", "K", "J", "W", "B", "E", "R世a\u{1B}", "S世\u{1B}", "Y", "%",
    "3|", "Fa", "T世", "_\u{1B}", "yy", "y$", "d$", "c0a\u{1B}", "dfa", "dt世", "ct世x\u{1B}",
    ".", "3.", "r世", "世", "cfa世\u{1B}",
    "rx", "+", "-",
  ]

  private static let commands = [
    "pros", "cons", "neutral", "notes", "show", "show N", "more", "refresh", "watch", "watch off",
    "watch on", "open N", "open 0001", "go /0001/pros", "go /", "go ..", "go /0002/N/cons", "back",
    "forward", "home", "where", "compare", "flip", "strike", "find a", "why w", "search TEXT",
    "check", "export json", "export markdown", "add pro TEXT", "add con TEXT", "add note TEXT",
    "edit N TEXT", "remove N", "move N N", "weigh N N", "choose N because TEXT", "status accepted",
    "option add TEXT", "option rename N TEXT", "undo", "redo", "inject pros slow 30ms",
    "inject files slow 20ms", "inject cons fail TEXT", "inject files down", "inject all flaky 1/2",
    "faults", "heal", "heal", "alerts", "help", "help N", "keys", "TEXT", "# TEXT", "pros\\",
  ]
}
