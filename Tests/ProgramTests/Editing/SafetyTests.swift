import TestSupport
import Testing

@Suite("An edit that meets trouble")
struct SafetyTests {
  private let folder: TemporaryFolder
  private let path: String

  private static let text = "# Which\n\n## Pros\n\n- quick\n- cheap\n\n## Cons\n\n- loud\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("decisions")
    path = try folder.write(Self.text, to: "decisions/0007-which.md")
  }

  private func written() throws -> String {
    try folder.text(of: "decisions/0007-which.md")
  }

  private static func with(_ old: String, _ new: String) -> String {
    text.replacing(old, with: new)
  }

  /// A session at the pros, in which nothing is told of what changes meanwhile.
  private func session() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      arguments: [folder.path(of: "decisions"), "--no-watch", "--at", "/7/1/pros"])
    try await terminal.expect { $0.text.contains("2  cheap\n/0007/1/pros>") }
    return terminal
  }

  private func names() -> [String] { folder.names(in: "decisions") }

  @Test("goes through a link to another folder, and leaves the file its mode")
  func link() async throws {
    #expect(chmod(path, 0o640) == 0)
    try folder.makeFolder("links")
    let link = try folder.makeLink("links/0001-link.md", to: "../decisions/0007-which.md")
    let run = try await Transcript.of(
      arguments: [link, "--at", "/0001/1", "-c", "add pro x"])
    #expect(run.status == .exited(0))
    #expect(try written() == Self.with("- cheap\n", "- cheap\n- x\n"))
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(names() == ["0007-which.md"])
  }

  @Test("of a line of the page has spaces for what can't be pasted")
  func folded() async throws {
    try folder.write("# A\n\n## Pros\n\n- a\u{FEFF}b\u{1B}c\n", to: "decisions/0008-a.md")
    let run = try await Transcript.of(
      arguments: [folder.path(of: "decisions"), "--at", "/8/pros"],
      input: "weigh 1 3 # a b c\nweigh 1 4 # a bc\n")
    #expect(run.text.contains("Weight of pro 1 of A: 1 → 3 "))
    #expect(run.errorText.hasPrefix("error: pro 1 is now "))
  }

  @Test("that has no room leaves the file and nothing else")
  func noRoom() async throws {
    // A file that may have no bytes is as good as a full disk, and needs no disk of its own.
    let run = try await Transcript.of(
      "/bin/sh",
      arguments: [
        "-c", "ulimit -f 0 && exec \"$0\" \"$1\"", Program.path(), folder.path(of: "decisions"),
      ], input: "go /7/1\nadd pro kept\nwhere\n")
    #expect(run.status == .exited(1))
    #expect(run.errorText.split(separator: "\n").count == 1)
    #expect(run.errorText.hasPrefix("Alert: \(path) can't be written (File too large): fix that"))
    #expect(run.text.hasSuffix("/0007/1\n"))
    #expect(try written() == Self.text)
    #expect(names() == ["0007-which.md"])
  }

  @Test("while another program holds the folder can be cancelled, and then isn't written")
  func lockedFolder() async throws {
    let lock = open(folder.path(of: "decisions"), O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    let terminal = try await session()
    terminal.type("weigh 1 5\r")
    try await terminal.expect { $0.unwrapped.contains("Waiting for another program's lock on") }
    terminal.type("\u{3}")
    try await terminal.expect { $0.text.hasSuffix("Cancelled\n/0007/1/pros>") }
    terminal.type("where\r")
    try await terminal.expect { $0.text.hasSuffix("where\n/0007/1/pros\n/0007/1/pros>") }
    close(lock)
    terminal.type("weigh 2 3\r")
    try await terminal.expect { $0.text.contains("→ 3 (cheap)") }
    #expect(try written() == Self.with("- cheap", "- cheap <!-- weight: 3 -->"))
  }

  @Test("of a row elsewhere isn't made where that can't be read, and blames no row")
  func unreadable() async throws {
    let terminal = try await session()
    terminal.type("inject files fail Boom\rweigh con 1 2\r")
    try await terminal.expect {
      $0.text.contains("the current rows can't be fetched")
        && $0.cursorLine == "/0007/1/pros> weigh con 1 2"
    }
    #expect(try written() == Self.text)
  }

  @Test("isn't made where the look before it fails, though the fault is over then")
  func unseen() async throws {
    let terminal = try await session()
    terminal.type("inject files fail Boom once\radd pro new\r")
    try await terminal.expect { $0.text.contains("Alert: Boom\n") }
    try await terminal.expect { $0.cursorLine == "/0007/1/pros> add pro new" }
    #expect(try written() == Self.text)
    terminal.type("\r")
    try await terminal.expect { $0.text.contains("Added pro 3 to Which: new") }
    #expect(try written() == Self.with("- cheap\n", "- cheap\n- new\n"))
  }

  @Test(
    "of a file that may only be read leaves it so, and says why",
    .enabled(if: geteuid() != 0, "root may write everything"))
  func readOnly() async throws {
    #expect(chmod(path, 0o444) == 0)
    let run = try await Transcript.of(
      arguments: [folder.path(of: "decisions"), "--at", "/7/1"], input: "add pro kept\n")
    #expect(run.errorText.hasPrefix("Alert: \(path) can't be written (Permission denied)"))
    #expect(try written() == Self.text)
  }

  @Test("while its folder is away is made when that is back")
  func vanished() async throws {
    let terminal = try await session()
    try folder.move("decisions", to: "elsewhere")
    terminal.type("edit 1 quick and quiet\r")
    try await terminal.expect { $0.unwrapped.contains("doesn't exist: `use` opens") }
    try await terminal.expect { $0.cursorLine == "/0007/1/pros> edit 1 quick and quiet" }
    try folder.move("elsewhere", to: "decisions")
    terminal.type("\r")
    try await terminal.expect { $0.text.contains("Changed pro 1 of Which to: quick and quiet") }
    #expect(try written() == Self.with("- quick\n", "- quick and quiet\n"))
  }

  @Test("of a row that somebody else has changed shows that, and touches neither")
  func changedMeanwhile() async throws {
    let terminal = try await session()
    let theirs = Self.with("- cheap", "- inexpensive")
    try folder.write(theirs, to: "decisions/0007-which.md")
    terminal.type("edit 2 costs little\r")
    try await terminal.expect { screen in
      ["\"cheap\" is gone or no longer", "is now \"inexpensive\""]
        .allSatisfy(screen.unwrapped.contains)
    }
    #expect(try written() == theirs)
    // The row is shown as it is now, and the same line makes the edit.
    terminal.type("show\r")
    try await terminal.expect { $0.text.contains("2  inexpensive\n/0007/1/pros>") }
    terminal.type("edit 2 costs little\r")
    try await terminal.expect { $0.text.contains("Changed pro 2 of Which to: costs little") }
    #expect(try written() == Self.with("- cheap", "- costs little"))
  }

  @Test("isn't taken back over what somebody else has written since")
  func undoOverOthers() async throws {
    let terminal = try await session()
    terminal.type("weigh 1 3\r")
    try await terminal.expect { $0.text.contains("→ 3 (quick)") }
    let ours = Self.with("- quick", "- quick <!-- weight: 3 -->")
    let theirs = ours.replacing("loud", with: "noisy")
    try folder.write(theirs, to: "decisions/0007-which.md")
    terminal.type("undo\r")
    try await terminal.expect { $0.unwrapped.contains("was changed by another program") }
    #expect(try written() == theirs)
    try folder.write(ours, to: "decisions/0007-which.md")
    terminal.type("undo\r")
    try await terminal.expect {
      $0.text.contains("Undone: Weight of pro 1 of Which: 1 → 3 (quick)")
    }
    #expect(try written() == Self.text)
  }
}

extension ScreenModel {
  /// All that is shown as one line: where a path is long, a sentence goes on below.
  fileprivate var unwrapped: String { text.replacing("\n", with: " ") }
}
