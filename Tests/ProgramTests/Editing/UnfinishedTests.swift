import TestSupport
import Testing

@Suite("An edit of two files that a kill has cut short")
struct UnfinishedTests {
  private let folder: TemporaryFolder
  private static let before = "# Tea\n\n## Pros\n\n- warm\n"
  private static let after = before + "- cheap\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.after, to: "0001-tea.md")
    try folder.write(Self.before, to: "0002-tea.md")
    try folder.makeFolder(".proscons")
    func field(_ text: String) -> String { "\(text.utf8.count)\n\(text)" }
    let entries = ["0001-tea.md", "0002-tea.md"].map {
      field($0) + field(Self.before) + field(Self.after)
    }
    try folder.write("proscons journal 1\n" + entries.joined(), to: ".proscons/step")
  }

  private var texts: [String] {
    get throws { try ["0001-tea.md", "0002-tea.md"].map { try folder.text(of: $0) } }
  }

  @Test("is told by a script that reads, which fails and writes nothing")
  func script() async throws {
    let run = try await Transcript.of(arguments: [folder.path, "check"])
    #expect(
      run.errorText
        == "Alert: \(folder.path) has an edit of 2 files that was cut short (0001-tea.md, "
        + "0002-tea.md): any edit there, or a start at a terminal, completes or reverses it\n")
    let problem =
      ":1: error: an edit of several files was cut short: any edit there, or a start at a terminal, "
      + "completes or reverses it [unfinished-edit]\n"
    #expect(
      run.text == ["0001-tea.md", "0002-tea.md"].map { "\(folder.path)/\($0)\(problem)" }.joined())
    #expect(run.status == .exited(1))
    #expect(try texts == [Self.after, Self.before])
  }

  @Test("is completed by a script that edits")
  func edit() async throws {
    let run = try await Transcript.of(arguments: [folder.path, "--at", "/2", "-c", "add pro hot"])
    #expect(
      run.errorText.hasSuffix(
        "Completed an edit of 2 files in \(folder.path) that was cut short: 0001-tea.md, "
          + "0002-tea.md\n"))
    #expect(run.status == .exited(0))
    #expect(try texts == [Self.after, Self.after + "- hot\n"])
    #expect(folder.names() == ["0001-tea.md", "0002-tea.md"])
  }

  @Test("is completed when a terminal starts there, which says so")
  func terminal() async throws {
    let terminal = try PseudoTerminal(arguments: [folder.path])
    try await terminal.expect(text: "Completed an edit of 2 files in ")
    #expect(try texts == [Self.after, Self.after])
    terminal.type("\u{4}")
    _ = try await terminal.exitStatus()
    #expect(folder.names() == ["0001-tea.md", "0002-tea.md"])
  }

  @Test("leaves the file that somebody has changed since, and `check` names it")
  func changedSince() async throws {
    try folder.write("# Theirs\n\n## Pros\n\n- x\n", to: "0002-tea.md")
    let run = try await Transcript.of(
      arguments: [folder.path, "--at", "/1", "-c", "status open", "-c", "check"])
    #expect(run.errorText.contains("Completed an edit of 2 files in "))
    #expect(run.errorText.contains("; 0002-tea.md was changed since, and is left as it is"))
    #expect(run.text.contains("0002-tea.md:1: error: an edit of several files was cut short"))
    #expect(try folder.text(of: "0002-tea.md").hasPrefix("# Theirs\n"))
  }

  @Test("is named for each file, however its path is spelt, and for one that is gone")
  func paths() async throws {
    try folder.write("# Theirs\n\n## Pros\n\n- x\n", to: "0002-tea.md")
    _ = try await Transcript.of(arguments: [folder.path, "--at", "/1", "-c", "status open"])
    func check(_ files: String...) async throws -> Transcript {
      try await Transcript.of(
        "/usr/bin/env",
        arguments: ["-C", folder.path, Program.path(), ".", "check"] + files)
    }
    for file in ["0002-tea.md", "./0002-tea.md", folder.path(of: "0002-tea.md")] {
      let run = try await check(file)
      #expect(run.text.hasPrefix("\(file):1: error: an edit of several files was cut short"))
      #expect(run.status == .exited(1))
    }
    folder.delete("0002-tea.md")
    let run = try await check()
    #expect(run.text.hasPrefix("./0002-tea.md:1: error: an edit of several files was cut short"))
    #expect(run.text.split(separator: "\n").count == 1)
    #expect(run.status == .exited(1))
  }

  @Test("is nothing to believe in what isn't a journal, and no edit is made over it")
  func strange() async throws {
    try folder.write("proscons journal 2\n", to: ".proscons/step")
    let run = try await Transcript.of(arguments: [folder.path, "--at", "/2", "-c", "add pro hot"])
    #expect(run.errorText.contains(".proscons/step isn't a journal that this version can read"))
    #expect(run.status == .exited(1))
    #expect(try texts == [Self.after, Self.before])
    folder.delete(".proscons/step")
    #expect(mkfifo(folder.path(of: ".proscons/step"), 0o600) == 0)
    let pipe = try await Transcript.of(arguments: [folder.path, "check"])
    #expect(pipe.errorText.contains(".proscons/step isn't a journal that this version can read"))
  }

  @Test("is nowhere beside a file that is called as its folder")
  func noFolder() async throws {
    folder.delete(".proscons/step")
    #expect(rmdir(folder.path(of: ".proscons")) == 0)
    try folder.write("", to: ".proscons")
    let check = try await Transcript.of(arguments: [folder.path, "check"])
    #expect(check.text.hasPrefix("No problems found in 2 decisions"))
    #expect(check.errorText == "")
  }
}
