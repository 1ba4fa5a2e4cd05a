import Testing

@testable import UI

@Suite("The table of commands")
struct CommandTableTests {
  @Test("finds each command by its name and its synonyms, in capitals too")
  func found() throws {
    for command in Command.all {
      for name in command.names {
        #expect(try Command.named(name).name == command.name)
        #expect(try Command.named(Substring(name.uppercased())).name == command.name)
      }
    }
  }

  @Test("has no name twice, and no synonym of what is no command")
  func unique() {
    let names = Command.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(Set(Command.synonyms.keys).isSubset(of: Command.all.map(\.name)))
  }

  @Test("understands the words of shells and of tools for decisions")
  func synonyms() throws {
    let words = [
      "ls": "show", "rm": "remove", "delete": "remove", "q": "quit", "exit": "quit", "cd": "go",
      "vote": "weigh", "score": "weigh", "decide": "choose", "grep": "find", "?": "help",
      "pwd": "where",
    ]
    for (word, name) in words { #expect(try Command.named(word[...]).name == name) }
  }

  @Test("suggests the command that was meant")
  func suggestion() {
    let typos = """
      prso pros;pors pros;cosn cons;ad add;addd add;wiegh weigh;weihg weigh;compair compare;
      comapre compare;chose choose;chooes choose;fidn find;udno undo;opne open;hlep help;elp help;
      qiut quit;quti quit;exprot export;ageda agenda;chekc check;drfat draft;kepe keep;optoin option;
      stauts status;supercede supersede;conseqence consequence;contxt context;refrehs refresh;
      forwrd forward;serach search;delte delete;remvoe remove;sho show;dif diff;wher where;river driver
      """
    for typo in typos.split(whereSeparator: { ";\n".contains($0) }) {
      let words = typo.split(separator: " ").map(String.init)
      #expect(suggested(for: words[0]) == words[1])
    }
  }

  @Test("suggests nothing silly, but points at help")
  func noSuggestion() {
    let words = """
      xyzzy git make sudo love hope mode who what which tree code test time stop run sort sum set get \
      put end done case core come lore cast star step data mail clear re co x
      """
    for word in words.split(separator: " ") { #expect(suggested(for: String(word)) == nil) }
    #expect(throws: CommandError("there is no command \"xyzzy\": `help` lists all")) {
      try Command.named("xyzzy")
    }
  }

  private func suggested(for word: String) -> String? {
    do { return "the command \(try Command.named(word[...]).name)" } catch {
      return error.description.firstMatch(of: /did you mean "(.+)"/).map { String($0.1) }
    }
  }
}
