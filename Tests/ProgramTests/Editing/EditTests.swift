import TestSupport
import Testing

@Suite("An edit at the prompt")
struct EditTests {
  private let folder: TemporaryFolder
  private let path: String

  private static let text = """
    ---
    status: proposed
    date: 2026-01-01
    ---

    # Which database

    ## Considered Options

    * PostgreSQL
    * SQLite

    ## Pros and Cons of the Options

    ### PostgreSQL

    * Good, because it scales
    * Bad, because it is a server

    ### SQLite

    * Good, because no server
    """

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.text, to: "0007-database.md")
  }

  private func run(_ commands: String...) async throws -> Transcript {
    try await Transcript.of(
      arguments: [folder.path], input: commands.joined(separator: "\n") + "\n")
  }

  private func expectFile(_ changes: (old: String, new: String)...) throws {
    var text = Self.text
    for change in changes { text = text.replacing(change.old, with: change.new) }
    #expect(try folder.text(of: "0007-database.md") == text)
  }

  @Test("adds one line in the file's own notation, and tells it as often as it is given")
  func add() async throws {
    let text = "it has one writer; at \"most\""
    let run = try await run("go /7/2", "add con \(text)", "add con \(text)")
    #expect(
      run.text.hasSuffix("Added con 1 to SQLite: \(text)\nAdded con 2 to SQLite: \(text)\n"))
    let row = "* Good, because no server"
    try expectFile((row, "\(row)\n* Bad, because \(text)\n* Bad, because \(text)"))
  }

  @Test("changes, moves and removes the row that was seen")
  func rows() async throws {
    let run = try await run(
      "go /7/1/pros", "edit 1 it scales well", "add pro it is old", "move 2 1", "show", "remove 2")
    #expect(run.text.contains("1  it is old\n2  it scales well\n"))
    #expect(run.status == .exited(0))
    try expectFile(("it scales", "it is old"))
  }

  @Test("records the choice and the status in one line each")
  func outcome() async throws {
    let run = try await run("go /7", "choose sqlite because it is small", "status accepted", "show")
    #expect(run.text.contains("chosen"))
    let text = try folder.text(of: "0007-database.md")
    #expect(text.contains("\nstatus: accepted\n"))
    #expect(text.contains("Chosen option: \"SQLite\", because it is small"))
  }

  @Test("of the status says that a date in words stays")
  func words() async throws {
    try folder.write(
      Self.text.replacing("2026-01-01", with: "12. Januar 2026"), to: "0007-database.md")
    let run = try await run("go /7", "status accepted", "status rejected", "date 2026-02-03")
    let rest =
      "; the date stays \"12. Januar 2026\", which isn't only a day in numbers"
    #expect(
      run.text.hasSuffix(
        """
        Status of 0007: proposed → accepted\(rest)
        Status of 0007: accepted → rejected\(rest)
        Date of 0007: 12. Januar 2026 → 2026-02-03

        """))
  }

  @Test("is taken back and made again, across decisions")
  func undo() async throws {
    try folder.write("# Tabs\n\n## Pros\n\n- one\n", to: "0008-tabs.md")
    let run = try await run(
      "go /7/1", "add pro first", "go /8", "add pro second", "undo", "undo", "undo")
    #expect(run.errorText == "error: there is no edit to undo\n")
    try expectFile()
    #expect(try folder.read("0008-tabs.md") == Array("# Tabs\n\n## Pros\n\n- one\n".utf8))
    let again = try await self.run("go /7/1", "add pro first", "undo", "redo")
    #expect(again.status == .exited(0))
    try expectFile(("it scales", "it scales\n* Good, because first"))
  }

  @Test("finds its place in a file that has changed meanwhile, or refuses")
  func meanwhile() async throws {
    let terminal = try PseudoTerminal(arguments: [path, "--at", "/7/1/pros", "--no-watch"])
    try await terminal.expect { $0.text.contains("1  it scales\n/0007/postgresql/pros>") }
    let changed = Self.text.replacing(
      "* Good, because it scales", with: "* Good, because it is first\n* Good, because it scales")
    try folder.write(changed, to: "0007-database.md")
    terminal.type("weigh 1 5\r")
    try await terminal.expect { $0.text.contains("→ 5 (it scales)") }
    #expect(
      try folder.text(of: "0007-database.md")
        == changed.replacing("it scales", with: "it scales <!-- weight: 5 -->"))
  }

  @Test("brings a row's text to the prompt when none is given")
  func prefilled() async throws {
    let terminal = try PseudoTerminal(arguments: [path, "--at", "/7/1/pros"])
    try await terminal.expect { $0.text.hasSuffix("/0007/postgresql/pros>") }
    terminal.type("edit 1\r")
    try await terminal.expect {
      $0.line($0.cursor.row) == "/0007/postgresql/pros> edit 1 it scales"
    }
    terminal.type(" well\r")
    try await terminal.expect { $0.text.contains("to: it scales well") }
    try expectFile(("it scales", "it scales well"))
  }

  @Test("is saved in the home that ~ stands for, and not where there is no folder")
  func home() async throws {
    let run = try await Transcript.of(
      input: "save ~/a b.md\nexport csv ~/c.csv\nsave ~/no/d.md\n",
      environment: ["HOME": folder.path])
    #expect(run.text.contains("Saved as \(folder.path(of: "a b.md"))\n"))
    #expect(
      run.errorText == """
        Alert: \(folder.path(of: "no/d.md")) can't be created (its folder doesn't exist): create the \
        folder first, or choose another path

        """)
    #expect(try !folder.read("a b.md").isEmpty)
    #expect(try !folder.read("c.csv").isEmpty)
  }

  @Test("is saved as the file that it is, byte for byte")
  func saved() async throws {
    let more = Self.text + "\n\n## More Information\n\n[Study](s.md)\r\n* by `x`"
    try folder.write(more, to: "0008-more.md")
    let run = try await run("go /8", "save \(folder.path(of: "copy.md"))")
    #expect(run.text.hasSuffix("Saved as \(folder.path(of: "copy.md"))\n"))
    #expect(try folder.read("copy.md") == Array(more.utf8))
  }

  @Test("names what it deletes with the old choice")
  func lost() async throws {
    let outcome =
      "\n\n## Decision Outcome\n\nChosen option: SQLite, because\n\n* it is small\n* free\n"
    try folder.write(Self.text + outcome, to: "0008-more.md")
    let run = try await run("go /8", "choose postgres")
    #expect(
      run.text.hasSuffix(
        "Chosen in 0008: PostgreSQL; deleted the old reason: \"* it is small * free\"\n"))
    let history = "# T\n\n## Status\n\nProposed, for now\n\nAccepted on 2024-03-02\n"
    try folder.write(history, to: "0008-more.md")
    let status = try await self.run("go /8", "status rejected")
    #expect(status.text.hasSuffix("; deleted the lines above it: \"Proposed, for now\"\n"))
  }

  @Test("works on what is kept in memory, which save writes as a file")
  func memory() async throws {
    let saved = folder.path(of: "0009-ai.md")
    let run = try await Transcript.of(
      input: "pros\nweigh 1 3\nadd con It needs power\nsave \(saved)\nsave \(saved)\n")
    #expect(
      run.errorText
        == "Alert: \(saved) exists already: choose another name\n")
    let read = try await Transcript.of(arguments: [saved, "-c", "pros", "-c", "cons"])
    #expect(read.text.contains("1  Error reduction  (weight 3)\n"))
    #expect(read.text.hasSuffix("4  It needs power\n"))
  }

  @Test("of what is kept in memory is lost at the end of a script only with a warning")
  func memoryLost() async throws {
    let warning =
      "warning: The edits of ai are lost: `save FILE` writes them\n"
    for (commands, error) in [
      (["add pro x"], warning), (["add pro x", "quit"], warning), (["add pro x", "undo"], ""),
      (["add pro x", "save \(folder.path(of: "a.md"))"], ""),
      (["add pro x", "save \(folder.path(of: "b.md"))", "add pro y"], warning),
    ] {
      let run = try await Transcript.of(input: commands.joined(separator: "\n") + "\n")
      #expect(run.errorText == error)
    }
    #expect(try await self.run("go /7/1", "add pro x").errorText == "")
  }

  @Test("of what is kept in memory is lost at a terminal only after a question")
  func memoryAsked() async throws {
    let terminal = try PseudoTerminal()
    try await terminal.expect { $0.text.contains("The demo isn't saved.") }
    terminal.type("add pro x\rquit\r")
    try await terminal.expect {
      $0.text.contains("The edits of ai are not in a file: `save FILE` writes them")
        && $0.text.hasSuffix("/ai>")
    }
    terminal.type("add pro y\r\u{4}")
    try await terminal.expect {
      $0.text.hasSuffix("Leave again to discard what isn't in a file\n/ai>")
    }
    terminal.type("\u{4}")
    #expect(try await terminal.exitStatus() == .exited(0))
  }

  @Test("of nothing that is there is an error, and touches nothing")
  func wrong() async throws {
    let run = try await run(
      "add pro x", "go /7/1/pros", "weigh 9 2", "weigh 1 -2", "weigh 1", "add maybe x", "add pro",
      "move 1 x", "option paint 1", "redo", "go /7", "weigh pro 1 2",
      "go /7/flip", "weigh pro 1 2", "go /7/compare", "open pro 1")
    let errors = run.errorText.split(separator: "\n")
    #expect(errors.count == 12)
    #expect(errors.allSatisfy { $0.hasPrefix("error: ") })
    let which = "pro 1 of which option? Open one first with `open N`"
    #expect(errors.suffix(3).dropLast().allSatisfy { $0.hasSuffix(which) })
    #expect(errors.last?.hasSuffix("there is no row pro 1: the rows are 2, 1") == true)
    try expectFile()
  }
}
