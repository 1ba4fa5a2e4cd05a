import Testing

@testable import UI

@Suite("help and quit")
struct HelpCommandsTests {
  let rehearsal = Rehearsal()

  @Test("help lists every command on a line of its own")
  func help() async {
    let help = await rehearsal.written(by: "help").split(separator: "\n")
    let lines = help.filter { $0.hasPrefix("  ") }
    #expect(lines.count == CommandTable.all.count)
    for (line, command) in zip(lines, CommandTable.all) {
      #expect(line.hasPrefix("  \(command.usage)  "))
      #expect(line.hasSuffix(command.summary))
    }
  }

  @Test("help fits a terminal of 80 columns")
  func narrow() async {
    let help = await rehearsal.written(by: "help").split(separator: "\n")
    #expect(help.filter { $0.count > 80 } == [])
  }

  @Test("no explanation is wider than the terminal", arguments: [80, 40, 132])
  func wrapped(columns: Int) async {
    let rehearsal = Rehearsal(columns: columns)
    for command in CommandTable.all {
      let help = await rehearsal.written(by: "help \(command.name)").split(separator: "\n")
      #expect(help.filter { $0.count > columns } == [], "\(command.name)")
    }
  }

  @Test("what explains a word goes on below itself")
  func hanging() async {
    let rehearsal = Rehearsal(columns: 60)
    let help = await rehearsal.written(by: "help inject")
    #expect(
      help.contains(
        "\n  down             every call fails, and watchers are told"
          + "\n                   that it is unreachable\n"))
  }

  @Test("every explanation of a command that takes something has more than its summary")
  func telling() {
    let bare = CommandTable.all.filter { !$0.arguments.isEmpty && $0.help.isEmpty }.map(\.name)
    #expect(bare == ["remove", "move", "heal", "help"])
  }

  @Test("no summary ends with what could be taken for an ellipsis")
  func ends() {
    #expect(CommandTable.all.filter { $0.summary.hasSuffix(".") }.map(\.name) == [])
  }

  @Test("help explains one command")
  func helpOne() async {
    #expect(
      await rehearsal.written(by: "help quit")
        == "quit\nLeave (as ^D does at an empty prompt).\nAlso: exit\n")
  }

  @Test("keys lists the keys that are not everybody's, a line each")
  func keys() async {
    let keys = await rehearsal.written(by: "keys").split(separator: "\n")
    #expect(keys.contains("Tab         Complete the word, or list what it could be"))
    #expect(keys.allSatisfy { $0.count <= 80 })
  }

  @Test("help explains no command that there is not")
  func helpUnknown() async {
    #expect(await !rehearsal.run("help quti"))
    #expect(
      rehearsal.output.errors == "error: there is no command \"quti\"; did you mean \"quit\"?\n")
  }

  @Test("quit and exit end the session", arguments: ["quit", "exit"])
  func quit(word: String) async {
    #expect(await rehearsal.run(word))
    #expect(rehearsal.session.isOver)
  }
}
