import Testing

@testable import UI

@Suite("The words of a command line")
struct WordsTests {
  private func words(_ line: String) -> Words {
    Words(Substring(line), usage: "open N")
  }

  @Test("are taken one by one, whatever the white space")
  func oneByOne() {
    var words = words("  pros \t fail\r\n")
    #expect(words.next() == "pros")
    #expect(words.next() == "fail")
    #expect(words.next() == nil)
  }

  @Test(
    "are told apart by any white space that Unicode knows, and by nothing else",
    arguments: ["\u{A0}", "\u{2003}", "\u{3000}", "\u{85}", "\u{2028}", "\u{B}", " \u{A0}\t"])
  func unicodeBlanks(blank: String) {
    var words = words("\(blank)pros\(blank)für\(blank)")
    #expect(words.next() == "pros")
    #expect(words.next() == "für")
    #expect(words.next() == nil)
    let line = Substring("a\(blank)")
    #expect(line.trimmed == "a")
    #expect(line.firstWord == "a")
    #expect(Substring("é\u{200B}x").firstWord == "é\u{200B}x")
  }

  @Test("can be taken as they were written, without quoting")
  func rest() throws {
    var words = words("pros  Server  is \"down\" ")
    _ = words.next()
    #expect(try words.rest("the message") == "Server  is \"down\"")
    #expect(words.rest() == "")
  }

  @Test("are missed where one is needed")
  func missing() {
    let missing = CommandError("missing the row; usage: `open N`")
    var words = words("  ")
    #expect(throws: missing) { try words.next("the row") }
    #expect(throws: missing) { try words.rest("the row") }
  }

  @Test("are numbers where one is needed, of a range that is named")
  func numbers() throws {
    func number(_ line: String, in range: ClosedRange<Int>) throws -> Int {
      var words = words(line)
      return try words.number("the row", in: range)
    }
    #expect(try number("12", in: 1...Int.max) == 12)
    #expect(throws: CommandError("expected a whole number from 1, not \"x\"")) {
      try number("x", in: 1...Int.max)
    }
    #expect(throws: CommandError("expected a whole number, not \"x\"")) {
      try number("x", in: Int.min...Int.max)
    }
    #expect(throws: CommandError("expected a whole number from 1 to 5, not \"9\"")) {
      try number("9", in: 1...5)
    }
  }

  @Test("are too many where there should be an end")
  func tooMany() {
    let words = words("1 2")
    #expect(throws: CommandError("unexpected argument \"1 2\"; usage: `open N`")) {
      try words.end()
    }
  }

  @Test("end where there are none")
  func end() throws {
    try words(" ").end()
  }
}
