import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let readme = SourceTree.lines(of: "\(SourceTree.root)/README.md")
  private static let files = SourceTree.lines(of: "\(SourceTree.root)/docs/files.md")
  private static let blocks = ConsoleBlock.all(in: readme + files)

  @Test("has sessions, as docs/files.md has")
  func sessions() {
    #expect(ConsoleBlock.all(in: Self.readme).count >= 4)
    #expect(ConsoleBlock.all(in: Self.files).count >= 3)
  }

  @Test("shows what really happens", arguments: blocks)
  func session(block: ConsoleBlock) async throws {
    let folder = try Self.repository()
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", block.command],
      environment: ["PATH": "\(folder.path)/.bin:/usr/bin:/bin"], workingFolder: folder.path,
      columns: 100, rows: block.lines.count + 10)
    for (above, prompt, text) in block.typed {
      // A busy machine may have the prompt back before the answer.
      try await terminal.expect("\(above), \(prompt)") {
        $0.cursorLine == prompt && Self.steady($0.line($0.cursor.row - 1)) == Self.steady(above)
      }
      terminal.type(text)
      try await terminal.expect(text) { $0.line($0.cursor.row) == "\(prompt) \(text)" }
      terminal.type("\r")
      try await terminal.expect("an answer") { $0.line($0.cursor.row) != "\(prompt) \(text)" }
    }
    _ = try await terminal.exitStatus()
    // It may also have to say that something takes long.
    let shown = terminal.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Loading ") && !$0.hasPrefix("Writing…") }
    #expect(shown.map { Self.steady(String($0)) } == block.lines.map(Self.steady))
  }

  /// As much of the repository as the README uses, with the program in the `PATH`.
  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".bin")
    try folder.makeLink(".bin/proscons", to: Program.path())
    try folder.makeFolder(".git")
    try folder.makeFolder("docs")
    try folder.makeFolder("docs/decisions")
    for name in SourceTree.names(in: "\(SourceTree.root)/docs/decisions") {
      let lines = SourceTree.lines(of: "\(SourceTree.root)/docs/decisions/\(name)")
      try folder.write(lines.joined(separator: "\n"), to: "docs/decisions/\(name)")
    }
    // The files that a page shows.
    try folder.makeFolder("examples")
    for (line, text) in files.enumerated() {
      guard let name = text.wholeMatch(of: /`(examples\/.+)`:/)?.1 else { continue }
      let block = files[(line + 3)...].prefix { $0 != "```" }
      try folder.write(block.joined(separator: "\n") + "\n", to: String(name))
    }
    return folder
  }

  /// Time and date are others at every run.
  private static func steady(_ line: String) -> String {
    line.replacing(/\d\d:\d\d:\d\d/, with: "00:00:00")
      .replacing(/\d{4}-\d\d-\d\d/, with: "0000-00-00")
  }
}
