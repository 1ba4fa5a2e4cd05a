import TestTools
import Testing

@testable import UI

@Suite("A fault of the files")
struct FilesDownTests {
  /// What reads or writes, by the place where it is said.
  private static let tried = [
    "/7/1": [
      "pros", "cons", "neutral", "notes", "source", "show", "refresh", "go /", "go /7",
      "go /7/1/pros/1", "compare",
      "flip", "strike", "diff", "draft", "find tea", "why tea", "search tea", "check",
      "export json",
      "export json OUT", "export index",
      "add pro x", "+ x", "- x", "~ x", "* x", "choose 1", "status x", "date today", "supersede 8",
      "renumber 7",
      "option add x",
      "agenda", "context x", "driver x", "consequence x",
      "option rename 1 x", "option remove 1", "new x", "save OUT", "undo",
    ],
    "/7/1/pros": ["edit 1 x", "remove 1", "move 1 2", "weigh 1 2", "open 1"],
  ]

  /// What reaches no service, or does so for another command.
  private static let others: Set<Substring> = [
    "about", "alerts", "alias", "back", "drop", "faults", "forward", "heal",
    "help", "home", "inject", "record", "serve",
    "keep", "keys", "more", "proposals", "quit", "redo", "tour", "trace", "up", "use", "watch",
    "where",
  ]

  @Test("fails every command that reads or writes them, and nothing is written", arguments: tried)
  func down(place: String, commands: [String]) async throws {
    for command in commands { try await fails(command, at: place) }
  }

  @Test("is tried with every command that there is")
  @MainActor
  func complete() {
    let names = Command.all.map { $0.name[...] }
    let known = Self.others.union(Self.tried.values.joined().map(Self.name))
    #expect(Set(names).subtracting(known) == [], "add it to `tried` or to `others`")
  }

  private static func name(_ line: some StringProtocol) -> Substring {
    Substring(line.split(separator: " ")[0])
  }

  private func fails(_ command: String, at place: String) async throws {
    let folder = try TemporaryFolder()
    let text = "# Tea\n\n## Options\n\n### A\n\n- Good, because x\n- Good, because y\n"
    for name in ["0007-a.md", "0008-b.md"] { try folder.write(text, to: name) }
    let run = try await Transcript.of(
      arguments: [folder.path],
      input: """
        go /7/1
        add pro z
        go \(place)
        inject files down
        \(command.replacing("OUT", with: folder.path(of: "out.md")))
        """)
    #expect(run.errorText.hasPrefix("Alert: The service can't be reached\n"), "\(command)")
    #expect(run.status == .exited(1), "\(command)")
    let edited = text + "- Good, because z\n"
    #expect(try folder.read("0007-a.md") == Array(edited.utf8), "\(command)")
    #expect(try folder.read("0008-b.md") == Array(text.utf8), "\(command)")
    for new in ["out.md", "0009-x.md", "README.md"] {
      #expect(throws: (any Error).self, "\(command)") { try folder.read(new) }
    }
  }
}
