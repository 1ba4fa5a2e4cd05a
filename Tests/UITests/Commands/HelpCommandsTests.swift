import Testing

@testable import UI

@Suite("help and quit")
struct HelpCommandsTests {
  let rehearsal = Rehearsal()

  @Test("help names every command on one screen, faults under their topic, the daily ones first")
  func help() async {
    let help = await rehearsal.written(by: "help")
    let lines = help.split(separator: "\n")
    #expect(lines.count < 24 && lines.allSatisfy { $0.count <= 80 })
    for (line, command) in zip(lines.dropFirst(), Command.daily) {
      #expect(line.hasPrefix("  \(command.shortUsage)  ") && line.hasSuffix(command.summary()))
    }
    let words = Set((help + (await rehearsal.written(by: "help faults"))).split { !$0.isLetter })
    #expect(
      Command.all.filter { !words.contains($0.name[...]) && !help.contains("\($0.name),") }.map(
        \.name) == [])
  }

  @Test("no explanation is wider than the terminal", arguments: [80, 40, 132])
  func wrapped(columns: Int) async {
    let rehearsal = Rehearsal(columns: columns)
    for command in Command.all {
      let help = await rehearsal.written(by: "help \(command.name)").split(separator: "\n")
      #expect(help.filter { $0.count > columns } == [], "\(command.name)")
    }
  }

  @Test("what explains a word goes on below itself")
  func hanging() async {
    let rehearsal = Rehearsal(columns: 60)
    let help = await rehearsal.written(by: "help faults")
    #expect(help.contains("\n  inject TARGET FAULT   Make a service fail\n"))
    #expect(
      help.contains(
        "\n  down             every call fails, and watchers are told"
          + "\n                   that it is unreachable\n"))
  }

  @Test("the help of each command gives an example and the synonyms")
  func telling() async {
    for command in Command.all
    where !HelpTopic.all.contains(where: { $0.name == command.name }) {
      let help = await rehearsal.written(by: "help \(command.name)")
      #expect(help.contains("\nExample: `\(command.example.first ?? "none")"))
      let synonyms = command.names.dropFirst().joined(separator: ", ")
      #expect(synonyms.isEmpty || help.hasSuffix("\nAlso: \(synonyms)\n"))
    }
  }

  @Test("topics explain what commands share")
  func topics() async {
    let help = await rehearsal.written(by: "help")
    for topic in HelpTopic.all {
      let lines = await rehearsal.written(by: "help \(topic.name.uppercased())").split(
        separator: "\n")
      #expect(lines.first == topic.title[...] && lines.count > 2 && help.contains(topic.name))
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
  }

  @Test("no summary ends with what could be taken for an ellipsis")
  func ends() {
    #expect(Command.all.filter { $0.summary().hasSuffix(".") }.map(\.name) == [])
  }

  @Test("help explains one command")
  func helpOne() async {
    #expect(
      await rehearsal.written(by: "help quit")
        == "quit\nLeave (as ^D does at an empty prompt).\nExample: `quit`\n"
        + "Also: exit, q, :q, bye, logout\n")
  }

  @Test("keys lists the keys that are not everybody's, a line each")
  func keys() async {
    let keys = await rehearsal.written(by: "keys").split(separator: "\n")
    #expect(keys.contains("Tab         Complete the word, or list the candidates"))
    #expect(keys.allSatisfy { $0.count <= 80 })
  }

  @Test("help explains no command that there is not")
  func helpUnknown() async {
    for (typed, meant) in [("quti", "quit"), ("route", "routes"), ("fil", "files")] {
      #expect(
        await rehearsal.written(by: "help \(typed)")
          == "error: there is no command \"\(typed)\"; did you mean \"\(meant)\"?\n")
    }
  }
}
