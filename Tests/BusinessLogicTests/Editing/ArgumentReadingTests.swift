import Decisions
import Testing

@testable import BusinessLogic

@Suite("A pasted list")
struct ArgumentReadingTests {
  /// Returns what a list says if the lines alone say no side, and indented lines go on with those above.
  private func read(_ lines: [String], on page: Side? = nil) -> [String] {
    let reading = ArgumentReading(lines: { lines, _ in
      var text = PastedText()
      text.lists = [PastedText.List()]
      text.lists[0].items = lines.enumerated().map { index, line in
        let text = Bullet(line)?.text ?? line[...]
        return PastedText.Item(NewArgument(nil, String(text)), line: index, parts: 0)
      }
      return text
    })
    return reading.lists(in: lines, among: [], on: page).lists[0].items.map {
      "\($0.new.side?.rawValue ?? "note") \($0.new.text) \($0.new.weight) \($0.parts)"
    }
  }

  @Test("has the sides of the prompt's signs, and of the page, where its lines say none")
  func signs() {
    let lines = ["+ a", "-2 b", "~ c", "* d", "- [ ] e", "f", "1. g"]
    #expect(
      read(lines) == [
        "pro a 1 0", "con b 2 0", "neutral c 1 0", "note d 1 0", "note [ ] e 1 0", "note f 1 0",
        "note 1. g 1 0",
      ])
    #expect(
      read(lines, on: .pro).suffix(4) == [
        "pro d 1 0", "note [ ] e 1 0", "note f 1 0", "pro 1. g 1 0",
      ])
  }

  @Test("loses the indent of its first line, and has the bullets below one in its text")
  func parts() {
    #expect(
      read(["  * a", "    - b", "\t+ c", "  - d"]) == ["note a; b; c 1 2", "con d 1 0"])
    #expect(["  * a", "\t- b", "c"].outdented == ["* a", "  - b", "c"])
  }

  @Test("has an item of a list", arguments: [["a"], [], ["where", "open 1"], ["# a", "1"]])
  func others(lines: [String]) {
    #expect(!lines.haveList)
    #expect(["a", "* b"].haveList)
    #expect(["a | b", "--|--"].haveList)
  }
}
