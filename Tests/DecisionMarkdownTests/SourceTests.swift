import DecisionMarkdown
import Decisions
import Testing

@Suite("The source of a decision")
struct SourceTests {
  private func source(_ text: String) -> [SourceLine] {
    DecisionMarkdown.source(of: Array(text.utf8))
  }

  @Test("has what each line was read as")
  func roles() {
    let lines: [(String, [SourceLine.Role], Int?)] = [
      ("---", [.frontMatter], nil), ("status: accepted", [.status], nil),
      ("tags: [a]", [.names(.tags)], nil), ("---", [.frontMatter], nil),
      ("# Tea or ice", [.title], nil), ("", [], nil),
      ("## Context", [.heading(.context)], nil), ("We are", [.context], nil),
      ("thirsty.", [.continued], nil), ("", [], nil), ("And more.", [.text], nil),
      ("## Drivers", [.heading(.drivers)], nil),
      ("* cheap", [.item(.driver, option: nil, number: 1, of: 1)], nil),
      ("## Options", [.heading(.options)], nil), ("* Tea", [.option(0)], 0),
      ("* Ice", [.option(1)], 1), ("## Decision", [.heading(.outcome)], nil),
      ("Chosen option: \"Ice\", because", [.choice(1)], nil), ("cold.", [.continued], nil),
      ("### Consequences", [.heading(.consequences)], nil),
      ("* Good, because calm", [.item(.consequence(.pro), option: nil, number: 1, of: 1)], nil),
      ("### Tea", [.option(0)], 0), ("Pros:", [.label(.pro)], 0),
      ("* hot", [.item(.argument(.pro), option: 0, number: 1, of: 2)], 0),
      ("  and sweet", [.continued], 0), ("  * 80 °C", [.detail], 0),
      ("* old", [.item(.argument(.pro), option: 0, number: 2, of: 2)], 0),
      ("<!-- c -->", [.comment], 0), ("```", [.code], 0), ("x", [.code], 0), ("```", [.code], 0),
      ("More", [.heading(.other)], nil), ("----", [.continued], nil),
      ("<hr>", [.markup], nil), ("***", [.rule], nil), ("| a | b |", [.table], nil),
    ]
    let read = source(lines.map(\.0).joined(separator: "\n"))
    for (line, expected) in zip(read, lines) {
      #expect(line == SourceLine(expected.0, expected.1, option: expected.2))
    }
    #expect(read.count == lines.count)
  }

  @Test("names all values of a line, and the marks of a choice and of a conflict")
  func several() {
    let table = source(
      "| | Tea (chosen) | Ice |\n|-|-|-|\n| Pros | hot | cold |\n| Cons | old | |\n")
    #expect(
      table.map(\.roles) == [
        [.option(0), .option(1), .choice(0)], [.table],
        [
          .item(.argument(.pro), option: 0, number: 1, of: 1),
          .item(.argument(.pro), option: 1, number: 1, of: 1),
        ], [.item(.argument(.con), option: 0, number: 1, of: 1)],
      ])
    let nested = source(
      "## Options\n* Tea that is\n  hot (chosen)\n  * Good, because calm\n    * 80 °C\n* Ice\n")
    #expect(nested.dropFirst().map(\.option) == [0, 0, 0, 0, 1])
    #expect(nested.dropFirst().prefix(2).map(\.roles) == [[.option(0), .choice(0)], [.continued]])
    let conflict = source("# T\n<<<<<<< HEAD\n- a\n=======\n- b\n>>>>>>> x\n").map(\.roles)
    #expect([1, 3, 5].allSatisfy { conflict[$0] == [.conflict] })
  }

  @Test("has each line of every file, and each value of its decision once", arguments: Fixtures.all)
  func complete(text: String) {
    let read = source(text)
    let decision = DecisionMarkdown.decision(in: Array(text.utf8), named: "")
    #expect(
      read.map(\.text)
        == text.split(separator: /\r?\n/, omittingEmptySubsequences: false)
        .dropLast(text.hasSuffix("\n") ? 1 : 0).map { String($0) })
    var items: [DecisionItem.Kind: Int] = [:]
    for case .item(let kind, _, _, _) in read.flatMap(\.roles) { items[kind, default: 0] += 1 }
    let expected =
      decision.options.flatMap { $0.arguments.map { DecisionItem.Kind.argument($0.side) } }
      + decision.options.flatMap { $0.notes.map { _ in .note } }
      + decision.consequences.map { .consequence($0.side) }
      + decision.drivers.map { _ in .driver } + decision.remarks.map { _ in .remark }
    #expect(items == Dictionary(expected.map { ($0, 1) }, uniquingKeysWith: +))
    for option in decision.options.indices where decision.options[option].line != nil {
      #expect(read.contains { $0.roles.contains(.option(option)) && $0.option == option })
    }
  }
}
