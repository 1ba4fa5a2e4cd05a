import BusinessLogic
import Testing

@testable import UI

@Suite("The words of a command line")
struct WordsTests {
  private func words(_ line: String) -> Words {
    Words(Substring(line), usage: "open N")
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

  @Test(
    "are refused as a text that begins as a flag, a pipe or a redirection does",
    arguments: ["--help", "--", "-- ", "| jq .", "|", "> x", ">x", ">> x", "-e"])
  func reserved(line: String) {
    var words = Words(line[...], usage: "edit [-e] N TEXT")
    #expect(throws: CommandError.self) { try words.rest("text") }
  }

  @Test(
    "are a text if anything else comes first",
    arguments: [
      "latency > 5 ms", "a | b", "-5 °C", "- e", "–", "N", "[-e]", "a --help", "-x",
    ])
  func text(line: String) throws {
    var words = Words(line[...], usage: "edit [-e] N TEXT")
    #expect(words.typed(line) == line)
    #expect(try words.rest("text") == line)
  }

  @Test(
    "are any text behind two dashes, as typed() writes it",
    arguments: ["--help", "-- x", "| jq .", "> 5 ms", "-e"])
  func literal(text: String) throws {
    let usage = "edit [-e] N TEXT"
    let line = Words("", usage: usage).typed(text)
    var words = Words(line[...], usage: usage)
    #expect(try words.rest("text") == text)
  }

  @Test(
    "are refused as a file name wherever a flag, a pipe or a redirection is",
    arguments: [
      "| jq .", "x | jq .", "> x", "x > y", "x --at y", "--at", "a b >y",
      "&& ls", "x && ls", "; ls", "2>&1", "x 2> y", "< x", "&",
    ])
  func noPath(line: String) {
    var words = words(line)
    #expect(throws: CommandError.self) { try words.path("file") }
  }

  @Test("are any file name behind two dashes")
  func path() throws {
    var files = words("-- --c.md d.md")
    #expect(try files.file() == "--c.md")
    #expect(try files.file() == "d.md")
    var (plain, literal) = (words("my file-2 (a|b) R&D;.md"), words("-- a | b --c"))
    #expect(try plain.path("file") == "my file-2 (a|b) R&D;.md")
    #expect(try literal.path("file") == "a | b --c")
    var quoted = words("\"R & D.md\"")
    #expect(try quoted.path("file") == "R & D.md")
  }
}
