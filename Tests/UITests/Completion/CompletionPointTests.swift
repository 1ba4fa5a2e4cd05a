import Decisions
import Testing

@testable import UI

@Suite("What is being typed at the end of a line")
struct CompletionPointTests {
  @Test(
    "is known from the command and the words before it",
    arguments: [
      ("", .command, ""), ("  we", .command, "we"), ("12", .choice, "12"),
      ("/te", .route, "/te"), ("../p", .route, "../p"),
      ("open ", .choice, ""), ("green t", .option, "green t"),
      ("open Use Post", .choice, "Use Post"),
      ("OPEN 1", .choice, "1"), ("go /a", .route, "/a"), ("move 1 2", .row, "2"),
      ("find one two", .flags(["--json": nil], or: .seen), "two"),
      ("why --", .flags(["--json": nil], or: .seen), "--"),
      ("export json a b", .filterOrFile, "a b"),
      ("export csv state:acc", .flags(["--raw": nil], or: .filterOrFile), "state:acc"),
      ("export json tag:x a b", .filterOrFile, "a b"),
      ("export csv --raw a b", .flags(["--raw": nil], or: .filterOrFile), "a b"),
      ("export index --for ", .verb(["agents": [.filterOrFile]]), ""),
      ("export index --for agents st", .filterOrFile, "st"),
      ("agenda tag:a by:", .flags(["--json": nil, "--older": nil], or: .filter), "by:"),
      ("check --strict --against ma", .branch, "ma"), ("renumber --against ", .branch, ""),
      ("check --against main --ignore dup", .oneOf(Problem.Kind.allCases.map(\.rawValue)), "dup"),
      ("list tag:a sta", .flags(["--json": nil], or: .choiceOrFilter), "sta"),
      ("list --json tag:a by:D", .flags(["--json": nil], or: .choiceOrFilter), "by:D"),
      ("show Use Post", .flags(["--json": nil], or: .choiceOrFilter), "Use Post"),
      ("inject pr", .target, "pr"), ("option rename 2", .option, "2"), ("? op", .topic, "op"),
      (
        "new Two things --", .flags(["--as": .oneOf(["madr", "madr2", "nygard"])], or: .text), "--"
      ),
      ("new Two things --as ny", .oneOf(["madr", "madr2", "nygard"]), "ny"),
    ] as [(String, WordKind, String)])
  func known(line: String, kind: WordKind, typed: String) {
    let point = CompletionPoint(in: line)
    #expect(point?.kind == kind)
    #expect(point?.typed == typed)
  }

  @Test(
    "is not known of text, behind the last word, or behind what is no command",
    arguments: [
      "weigh 1 ", "weigh 1 2", "renumber 7 ", "where x", "add pro te", "+ te", "-3 te", "context T",
      "# a",
    ])
  func unknown(line: String) {
    #expect(CompletionPoint(in: line) == nil)
  }

  @Test("is declared by every command that takes a word which isn't free text")
  func declared() {
    let silent = Command.all.filter { !$0.arguments.isEmpty && $0.completes().isEmpty }
    #expect(
      silent.map(\.name) == ["+", "-", "~", "*", "context", "driver", "tour", "trace"])
  }
}
