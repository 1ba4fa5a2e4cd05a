import TestSupport
import TestTools
import Testing

@Suite("A number behind an answer")
struct AnswerRowsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, title, con) in [
      ("0001-db.md", "Use a database", "it is heavy"), ("0002-q.md", "Queue", "slow"),
    ] {
      try folder.write(
        "# \(title)\n\n## Options\n\n### Redis\n\n* Good, because small\n* Bad, because \(con)\n",
        to: name)
    }
  }

  /// Runs commands at the pros of the second decision, which have a row 1.
  private func run(_ commands: String...) async throws -> Transcript {
    try await Transcript.of(
      arguments: [folder.path, "--at", "/2/1/pros"], input: commands.joined(separator: "\n"))
  }

  @Test(
    "means the argument that was found, wherever it is",
    arguments: [
      ("weigh 1 3", "* Bad, because it is heavy <!-- weight: 3 -->\n"),
      ("edit 1 it is big", "* Bad, because it is big\n"), ("remove 1", ""),
    ], ["find heavy", "why heavy", "search heavy"])
  func found(edit: (line: String, result: String), command: String) async throws {
    let run = try await run(command, edit.line)
    #expect(run.errorText == "")
    #expect(try folder.text(of: "0001-db.md").hasSuffix("* Good, because small\n" + edit.result))
    #expect(try folder.text(of: "0002-q.md").contains("* Good, because small\n"))
  }

  @Test("means that argument also at another one, which a text or a weight alone changes")
  func elsewhere() async throws {
    let commands = ["find heavy", "weigh 1 3", "edit 1 it is big", "edit tiny", "weigh 4"]
    let run = try await Transcript.of(
      arguments: [folder.path, "--at", "/2/1/pros/1"], input: commands.joined(separator: "\n"))
    #expect(run.errorText == "")
    #expect(try folder.text(of: "0001-db.md").hasSuffix("because it is big <!-- weight: 3 -->\n"))
    #expect(try folder.text(of: "0002-q.md").contains("because tiny <!-- weight: 4 -->\n"))
  }

  @Test("still means a row of that answer after a `show`")
  func shown() async throws {
    let run = try await run("list title:redis", "show 1", "remove 2")
    #expect(run.errorText.hasPrefix("error: row 2 is \"Queue\", in the answer above: "))
  }

  @Test("may be the whole text of a row instead, even if another row's text ends with it")
  func textThatEndsAnother() async throws {
    try folder.write("# Tea\n\n## Cons\n\n- price: it is high\n- it is high\n", to: "0003-t.md")
    let run = try await Transcript.of(
      arguments: [folder.path, "--at", "/3/cons"], input: "weigh it is high 4")
    #expect(run.errorText == "")
    #expect(try folder.text(of: "0003-t.md").hasSuffix("\n- it is high <!-- weight: 4 -->\n"))
    // Behind `find`, whose rows begin with a kind, as well.
    let found = try await Transcript.of(
      arguments: [folder.path], input: "find it is high\nweigh it is high 5")
    #expect(found.errorText == "")
    #expect(try folder.text(of: "0003-t.md").hasSuffix("\n- it is high <!-- weight: 5 -->\n"))
  }

  @Test(
    "may be its text instead, for `open`, too: the whole text before a part of another",
    arguments: ["open small", "open PRO: small", "weigh small 3", "remove small"])
  func text(line: String) async throws {
    try folder.write(
      "# Use\n\n## Options\n\n### Redis\n\n* Good, because small\n* Bad, because too small\n",
      to: "0002-q.md")
    folder.delete("0001-db.md")
    let run = try await run("find small", line, "where")
    #expect(run.errorText == "")
    let answer = line.hasPrefix("open") ? "\n/0002/redis/pros/1\n" : "pro 1 of Redis: "
    #expect(run.text.contains(answer))
  }

  @Test("changes nothing on the page behind it where the row is no argument")
  func notFound() async throws {
    let before = try folder.text(of: "0002-q.md")
    for command in ["agenda", "list state:undecided", "find database"] {
      for edit in ["remove 1", "weigh 2 5", "edit 1 x", "move 2 1", "choose 1", "1 + x"] {
        let run = try await run(command, edit)
        #expect(run.status == .exited(1), "\(command), \(edit)")
        #expect(try folder.text(of: "0002-q.md") == before, "\(command), \(edit)")
      }
    }
    let found = try await self.run("find heavy", "weigh 1 3", "undo")
    #expect(
      found.text.hasSuffix(
        "(it is heavy) (/0001)\nUndone: Weight of con 1 of Redis: 1 → 3 (it is heavy) (/0001)\n"))
    let run = try await run("agenda", "remove 1")
    #expect(
      run.errorText
        == "error: row 1 is \"Use a database\", in the answer above: `open 1` opens it, `show` shows the rows here\n"
    )
  }

  @Test("means its rows also when they are gone, and those of the page once that is shown")
  func gone() async throws {
    let run = try await run("find heavy", "remove 1", "remove 1", "show", "remove 1")
    #expect(run.errorText == "error: row 1 (\"con: it is heavy\") is gone\n")
    #expect(run.text.hasSuffix("Pros of Redis\n1  small\nRemoved pro 1 of Redis: small\n"))
  }
}
