import TestSupport
import Testing

/// The real program at a pseudo-terminal; the suites of this folder extend it.
@Suite("At a terminal", .timeLimit(.minutes(10)))
struct TerminalTests {
  /// A session that shows its first screen and the prompt.
  static func session(
    arguments: [String] = [], environment: [String: String?] = [:],
    workingFolder: String? = nil, errorsTo path: String? = nil, columns: Int = 80, rows: Int = 24
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      arguments: arguments, environment: environment, workingFolder: workingFolder, errorsTo: path,
      columns: columns, rows: rows)
    // A busy machine may have the prompt before the list.
    try await terminal.expect("the first screen and its prompt") {
      $0.cursorLine == "/ai>" && ($0.scrolledOff + [$0.text]).joined().contains("2  cons")
    }
    return terminal
  }

  @Test("the main thread does the work, which Swift's runtime would leave to others (MainLoop.c)")
  func mainThread() async throws {
    let terminal = try await Self.session()
    let turns = ProcessMemory.turns(of: terminal.process)
    terminal.type("pros\r")
    try await terminal.expect(line: "/ai/pros>")
    #expect(turns.map { ProcessMemory.turns(of: terminal.process) != $0 } != false)
  }

  /// The same for a person whose `~/.editrc` has these lines.
  static func session(editrc lines: String) async throws -> PseudoTerminal {
    let home = try TemporaryFolder()
    try home.write("\(lines)\n", to: ".editrc")
    return try await session(environment: ["HOME": home.path])
  }

  /// A shell that can suspend what it starts, at its prompt, or at that of the program that `command`
  /// starts.
  static func shell(running command: String? = nil) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-i"], environment: ["PS1": "shell$ ", "ENV": nil])
    try await terminal.expect(line: "shell$")
    guard let command else { return terminal }
    terminal.type("\(command)\r")
    try await terminal.expect(line: "/ai>")
    return terminal
  }
}

extension PseudoTerminal {
  /// Waits until the line of the cursor reads so.
  func expect(line: String) async throws {
    try await expect("“\(line)” at the cursor") { $0.cursorLine == line }
  }

  /// What the program has done to a mode of the terminal, in this order: `h` sets it, `l` takes it back.
  func settings(of mode: String) -> [Character] {
    String(decoding: output, as: UTF8.self).split(separator: "\u{1B}[\(mode)").dropFirst()
      .compactMap(\.first)
  }

  /// Waits until this text is on the screen.
  func expect(text: String) async throws {
    try await expect("“\(text)”") { $0.text.contains(text) }
  }
}
