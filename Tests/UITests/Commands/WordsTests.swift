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

  @Test("can be taken as they were written, without quoting")
  func rest() throws {
    var words = words("pros  Server  is \"down\" ")
    _ = words.next()
    #expect(try words.rest("the message") == "Server  is \"down\"")
    #expect(words.rest() == "")
  }

  @Test("are missed where one is needed")
  func missing() {
    let missing = CommandError("the row is missing: the usage is `open N`")
    var words = words("  ")
    #expect(throws: missing) { try words.next("the row") }
    #expect(throws: missing) { try words.rest("the row") }
  }

  @Test("are too many where there should be an end")
  func tooMany() {
    let words = words("1 2")
    #expect(throws: CommandError("\"1 2\" is too much: the usage is `open N`")) { try words.end() }
  }

  @Test("end where there are none")
  func end() throws {
    try words(" ").end()
  }
}
