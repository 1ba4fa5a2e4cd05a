import TestSupport
import Testing

@Suite("A row of `compare` or `flip`")
struct LinkedRowTests {
  private let folder: TemporaryFolder

  private static let text = """
    # Which queue

    ## Options

    ### Kafka

    - Good, because it is known

    ### Redis

    - Good, because it is fast <!-- weight: 2 -->
    - Bad, because it is young

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: "0007-queue.md")
  }

  @Test("isn't another one after an edit that has moved it")
  func moved() async throws {
    let lines = ["go /7/flip", "weigh 2 0", "weigh 2 5"].joined(separator: "\n")
    let run = try await Transcript.of(arguments: [folder.path], input: lines)
    #expect(run.text.hasSuffix("\nWeight of pro 1 of Redis: 2 → 0 (it is fast)\n"))
    #expect(run.errorText.hasSuffix("row 2 (\"it is fast\") is gone\n"))
  }

  @Test("isn't another one in a script that has shown nothing")
  func unseen() async throws {
    let run = try await Transcript.of(
      arguments: [folder.path, "--at", "/7/flip", "-c", "weigh 2 0", "-c", "weigh 2 5"])
    #expect(run.text == "Weight of pro 1 of Redis: 2 → 0 (it is fast)\n")
    #expect(run.errorText.hasSuffix("row 2 (\"it is fast\") is gone\n"))
  }

  @Test("isn't another one behind a report that leaves its new number out")
  func cut() async throws {
    func pros(_ name: String, _ count: Int) -> String {
      "### \(name)\n\n" + (1...count).map { "- Good, because \(name)\($0)\n" }.joined() + "\n"
    }
    try folder.write("# Q\n\n## Options\n\n\(pros("a", 12))\(pros("b", 11))", to: "0007-queue.md")
    let terminal = try PseudoTerminal(arguments: [folder.path, "--at", "/7/flip"])
    try await terminal.expect(line: "/0007/flip>")
    terminal.type("weigh 1 4\r")
    try await terminal.expect(text: "more changes: `show` shows all")
    terminal.type("weigh 11 5\r")
    try await terminal.expect(text: "row 11 changed from")
  }

  @Test("has a new number after an edit that has moved it, which the terminal reports")
  func told() async throws {
    let terminal = try PseudoTerminal(arguments: [folder.path, "--at", "/7/flip"])
    try await terminal.expect(line: "/0007/flip>")
    terminal.type("weigh 2 0\r")
    try await terminal.expect(text: "Weight of pro 1 of Redis: 2 → 0 (it is fast)\nChanged: ")
  }

  @Test(
    "is the one that an edit changes",
    arguments: [
      ("compare", "edit 2 Valkey", "Renamed option 2 of 0007: Redis → Valkey"),
      ("compare", "open 2", "Redis"),
      ("compare", "weigh pro 1 3", nil),
      ("flip", "weigh 2 5", "Weight of pro 1 of Redis: 2 → 5 (it is fast)"),
      ("flip", "edit 3 it is new", "Changed con 1 of Redis to: it is new"),
      ("flip", "remove 3", "Removed con 1 of Redis: it is young"),
      ("flip", "open 3", "1  it is young"),
      (
        "compare", "weigh 2 3",
        "row 2 is the option \"Redis\": `open 2` shows its arguments, `help option` says what changes it"
      ),
      ("compare", "edit 3 x", "there is no row \"3\" here: `show` shows the numbers"),
      ("flip", "weigh 9 1", "there is no row \"9\" here: `show` shows the numbers"),
      ("flip", "weigh fast 5", "Weight of pro 1 of Redis: 2 → 5 (it is fast)"),
      ("flip", "edit young it is new", "Changed con 1 of Redis to: it is new"),
      ("flip", "remove redis", "\"redis\" matches 2 rows: name one by its number (2, 3)"),
      ("compare", "edit red Valkey", "Renamed option 2 of 0007: Redis → Valkey"),
      ("/7/2", "weigh fast 5", "Weight of pro 1 of Redis: 2 → 5 (it is fast)"),
      ("/7/2/cons", "edit young it is new", "Changed con 1 of Redis to: it is new"),
      ("/7/2/cons", "weigh old 5", "there is no row \"old\" here: `show` shows the numbers"),
      ("/7/2/cons/1", "edit young", "Changed con 1 of Redis to: young"),
      ("/7/2", "edit pro 1 it is known", "Changed pro 1 of Redis to: it is known"),
      ("/7", "edit 1 Pulsar", "Renamed option 1 of 0007: Kafka → Pulsar"),
    ])
  func edited(place: String, line: String, answer: String?) async throws {
    let lines = ["go /7", place, line, "undo"].joined(separator: "\n")
    let run = try await Transcript.of(arguments: [folder.path], input: lines)
    let output = run.text + run.errorText
    #expect(!output.contains("option rename"))
    if let answer { #expect(output.contains("\(answer)\n"), "\(output)") }
    #expect(try folder.text(of: "0007-queue.md") == Self.text)
  }

  @Test("isn't named by a kind and a number on the list of all decisions")
  func kind() async throws {
    let run = try await Transcript.of(
      arguments: [folder.path, "--at", "/", "-c", "find young", "-c", "weigh pro 1 4"])
    #expect(run.errorText.hasSuffix("there is no row \"1\" here: `show` shows the numbers\n"))
    #expect(try folder.text(of: "0007-queue.md") == Self.text)
  }
}
