import Testing

@testable import UI

@Suite("Hints")
struct HintTests {
  private let hint = Hint()

  @Test("are made for every command, by all of its names")
  func all() {
    for command in CommandTable.all {
      for name in [command.name] + command.aliases {
        let expected = ["\(command.usage)   \(command.summary)"]
        #expect(hint.lines(for: name).map(\.safe) == expected)
        #expect(hint.lines(for: "  \(name.uppercased()) 1 2").map(\.safe) == expected)
      }
    }
  }

  @Test("list the commands that a beginning could become")
  func several() {
    #expect(hint.lines(for: "ref").map(\.safe) == ["refresh   Fetch again what is shown"])
    #expect(hint.lines(for: "re").map(\.safe) == ["refresh  remove  redo"])
  }

  @Test("are silent otherwise", arguments: ["", " ", "xyz", "re 1", "12", "#", "\nbck:weigh"])
  func none(line: String) {
    #expect(hint.lines(for: line) == [])
  }
}
