import TestSupport
import Testing

@Suite("A draft")
struct DraftTests {
  private let folder: TemporaryFolder
  private static let text = "# Tea\n\n## Pros\n\n- warm\n\n## Cons\n\n- wet\n"

  init() throws {
    folder = try TemporaryFolder()
    for name in ["0001-tea.md", "0002-tea.md"] { try folder.write(Self.text, to: name) }
  }

  private func run(_ commands: String...) async throws -> Transcript {
    try await Transcript.of(
      arguments: [folder.path], input: commands.joined(separator: "\n") + "\n")
  }

  private func text(_ name: String = "0001-tea.md") throws -> String {
    try folder.text(of: name)
  }

  @Test("answers from copies until keep writes them as one edit")
  func keep() async throws {
    let run = try await run(
      "go /1/pros", "draft", "weigh 1 4", "add pro red", "undo", "go /2", "status accepted", "go /",
      "diff",
      "keep", "diff", "undo")
    #expect(
      run.text.contains(
        """
        Changes in the draft
        0001  Tea
           weight of pro 1 of Tea 1 → 4: warm
        0002  Tea
           status added: accepted
        Kept the draft of 0001, 0002
        """))
    #expect(run.text.hasSuffix("Undone: Kept the draft of 0001, 0002\n"))
    #expect(try text() == Self.text)
    #expect(try text("0002-tea.md") == Self.text)
    _ = try await self.run("go /1/pros", "draft", "weigh 1 4", "keep")
    #expect(try text() == Self.text.replacing("warm", with: "warm <!-- weight: 4 -->"))
  }

  @Test("is dropped, also at the end of a script, which fails then")
  func drop() async throws {
    let dropped = try await run("go /1/pros", "draft", "weigh 1 4", "drop", "show", "drop")
    #expect(dropped.text.hasSuffix("Dropped the draft of 0001\nPros of Tea\n1  warm\n"))
    #expect(dropped.errorText == "error: no draft is open: `draft` opens one\n")
    let left = try await run("go /1/pros", "draft", "weigh 1 4")
    #expect(left.errorText == "error: The draft of 0001 is lost: `keep` writes it\n")
    #expect(left.status == .exited(1))
    let used = try await run("go /1/pros", "draft", "weigh 1 4", "use", "pros")
    #expect(used.errorText == "error: The draft of 0001 is lost: `keep` writes it\n")
    #expect(used.status == .exited(1))
    #expect(try text() == Self.text)
  }

  @Test(
    "is not lost where keeping it fails",
    arguments: ["files fail Boom", "files empty", "edits down"])
  func faults(fault: String) async throws {
    let run = try await run(
      "go /1/pros", "draft", "weigh 1 4", "inject \(fault)", "keep", "heal", "keep")
    #expect(run.text.hasSuffix("Kept the draft of 0001\n"))
    #expect(try text() == Self.text.replacing("warm", with: "warm <!-- weight: 4 -->"))
  }

  @Test("has no new files")
  func refusals() async throws {
    let run = try await run(
      "draft", "new Milk", "go /1", "save \(folder.path(of: "milk.md"))")
    #expect(run.errorText.split(separator: "\n").count == 2)
    #expect(
      run.errorText.contains("this can't be part of it: `keep` or `drop` ends the draft"))
  }
}

@Suite("A draft of files with like numbers")
struct DraftPlaceTests {
  @Test("keeps each edit in the file that it was made in")
  func likeNumbers() async throws {
    let folder = try TemporaryFolder()
    for name in ["0012-a.md", "12-b.md"] {
      try folder.write("# \(name)\n\n## Pros\n\n- warm\n", to: name)
    }
    _ = try await Transcript.of(
      arguments: [folder.path],
      input: "draft\ngo /0012/pros\nadd pro X\ngo /12/pros\nadd pro Y\nkeep\n")
    #expect(
      try folder.text(of: "0012-a.md").hasSuffix("- warm\n- X\n"))
    #expect(try folder.text(of: "12-b.md").hasSuffix("- warm\n- Y\n"))
  }
}
