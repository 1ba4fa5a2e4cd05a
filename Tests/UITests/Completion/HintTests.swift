import Decisions
import Prompt
import Testing

@testable import UI

@Suite("Hints")
struct HintTests {
  private let hint = Hint()

  @Test("are made for every command, by all of its names")
  func all() {
    for command in Command.all {
      for name in command.names.map(String.init) {
        let expected = ["\(command.usage)   \(command.summary())"]
        #expect(hint.lines(for: name, beforeCursor: name).map(\.safe) == expected)
        let line = "  \(name.uppercased()) 1 2"
        #expect(hint.lines(for: line, beforeCursor: line).map(\.safe) == expected)
      }
    }
  }

  @Test("list the commands that a beginning could become")
  func several() {
    #expect(
      hint.lines(for: "ref", beforeCursor: "ref").map(\.safe)
        == ["refresh   Fetch the current place again"])
    #expect(
      hint.lines(for: "re", beforeCursor: "").map(\.safe) == [
        "refresh  remove  renumber  redo  record"
      ])
  }

  @Test("mark the word that one is at, wherever the line ends")
  func marked() {
    let text = hint.lines(for: "weigh 1 3", beforeCursor: "weigh 1").first
    #expect(text == "weigh \("[N]", .current) W   Give argument N the weight W")
  }

  @Test("say what a line with a sign adds, whatever is before it")
  func sign() {
    let hint = Hint { NewArgument($0 == "Good, because x" ? .pro : nil, $0) }
    let lines = [
      ("+3 a", "+ TEXT   Add a pro"), ("redis - a", "- TEXT   Add a con"),
      ("- Good, because x", "+ TEXT   Add a pro"),
      ("where - a", "where   Show the route of the current place"),
    ]
    for (line, expected) in lines {
      #expect(hint.lines(for: line, beforeCursor: line).map(\.safe) == [expected])
    }
  }

  @Test("are silent otherwise", arguments: ["", " ", "xyz", "re 1", "12", "#", "\nbck:weigh"])
  func none(line: String) {
    #expect(hint.lines(for: line, beforeCursor: line) == [])
  }
}
