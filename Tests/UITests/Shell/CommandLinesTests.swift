import Testing

@testable import UI

@Suite("A command of several lines")
struct CommandLinesTests {
  private func commands(_ lines: String...) -> [String] {
    var joined = CommandLines()
    return lines.compactMap { joined.add($0) } + (joined.isOpen ? ["open"] : [])
  }

  @Test("goes on after a backslash")
  func joined() {
    #expect(commands("add pro \\", "a long \\", "text", "pros") == ["add pro a long text", "pros"])
    #expect(commands("one\\", "", "two") == ["one", "two"])
  }

  @Test("ends with a backslash if there are two")
  func literal() {
    #expect(commands("a\\\\", "b") == ["a\\", "b"])
    #expect(commands("a\\\\\\", "b") == ["a\\b"])
    #expect(commands("a\\b \\ c") == ["a\\b \\ c"])
  }

  @Test("can be typed again as one line", arguments: ["a\\", "a\\\\ b\\\\", "a \\b", "# c:\\", ""])
  func again(command: String) {
    #expect(commands(CommandLines.line(for: command)) == [command])
  }

  @Test("is no comment's business, and open at the end")
  func comment() {
    #expect(commands("# c:\\", "pros") == ["# c:\\", "pros"])
    #expect(commands("pros\\") == ["open"])
  }
}
