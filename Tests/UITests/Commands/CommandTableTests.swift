import Testing

@testable import UI

@Suite("The table of commands")
struct CommandTableTests {
  @Test("finds each command by its name and its aliases, in capitals too")
  func found() throws {
    for command in CommandTable.all {
      for name in [command.name] + command.aliases {
        #expect(try CommandTable.command(Substring(name)).name == command.name)
        #expect(try CommandTable.command(Substring(name.uppercased())).name == command.name)
      }
    }
  }

  @Test("has no name twice")
  func unique() {
    let names = CommandTable.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("holds every command that a person is promised")
  func complete() {
    let names = Set(CommandTable.all.flatMap { [$0.name] + $0.aliases })
    let promised = """
      pros cons show refresh help quit exit go back forward home where open inject faults heal alerts
      """
    #expect(promised.split(separator: " ").filter { !names.contains(String($0)) }.isEmpty)
  }

  @Test("suggests the nearest command")
  func suggestion() {
    #expect(throws: CommandError("there is no command \"prso\"; did you mean \"pros\"?")) {
      try CommandTable.command("prso")
    }
  }

  @Test("points at help when no command is near")
  func noSuggestion() {
    #expect(throws: CommandError("there is no command \"xyzzy\": `help` lists all")) {
      try CommandTable.command("xyzzy")
    }
  }
}
