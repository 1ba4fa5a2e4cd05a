import Testing

@testable import Prompt
@testable import UI

@Suite("A usage")
struct UsageTests {
  @Test(
    "is marked at the part that is being typed",
    arguments: [
      ("weigh N W", "", "<weigh> N W"), ("weigh N W", "  we", "<weigh> N W"),
      ("weigh N W", "weigh ", "weigh <N> W"), ("weigh N W", "weigh 12", "weigh <N> W"),
      ("weigh N W", "weigh 1 2", "weigh N <W>"), ("status WORD", "status a b", "status <WORD>"),
      ("watch [on|off]", "watch o", "watch <[on|off]>"), ("home", "home x", "<home>"),
      ("edit [-e] N [TEXT]", "edit 3", "edit [-e] <N> [TEXT]"),
      ("edit [-e] N [TEXT]", "edit -", "edit <[-e]> N [TEXT]"),
      ("edit [-e] N [TEXT]", "edit -e 3", "edit [-e] <N> [TEXT]"),
      ("edit [-e] N [TEXT]", "edit 3 two words", "edit [-e] N <[TEXT]>"),
      ("choose OPTION [because WHY]", "choose green tea", "choose <OPTION> [because WHY]"),
      ("choose OPTION [because WHY]", "choose 2 because i", "choose OPTION <[because WHY]>"),
    ])
  func marked(usage: String, typed: String, expected: String) {
    let text = Usage(usage).marked(at: typed)
    #expect(text.safe == usage)
    let parts = expected.split(whereSeparator: "<>".contains)
    let start = expected.hasPrefix("<") ? 0 : parts[0].utf8.count
    let length = parts[expected.hasPrefix("<") ? 0 : 1].utf8.count
    #expect(text.styles == [StyledRange(bytes: start..<start + length, style: .current)])
  }
}
