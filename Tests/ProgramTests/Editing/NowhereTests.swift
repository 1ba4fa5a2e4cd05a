import TestSupport
import Testing

@Suite("A place that doesn't exist")
struct NowhereTests {
  private let folder: TemporaryFolder
  private let text = "# Tea\n\n* Status: accepted\n\n## Pros\n\n- warm\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(text, to: "0002-tea.md")
  }

  @Test("supersedes nothing", arguments: ["/0099", "/foo", "/0099/1/pros"])
  func supersede(place: String) async throws {
    let run = try await Transcript.of(arguments: [folder.path, "--at", place, "-c", "supersede 2"])
    #expect(run.errorText.hasPrefix("Alert: There is no decision \""))
    #expect(run.status == .exited(1))
    #expect(try folder.read("0002-tea.md") == Array(text.utf8))
  }

  @Test("is not entered, and nothing is superseded by a number that no decision has")
  func go() async throws {
    let run = try await Transcript.of(
      arguments: [folder.path],
      input: "go /2\ngo /99\nwhere\n/2/7\nwhere\nsupersede 99\nback\nwhere\n")
    #expect(
      run.text.split(separator: "\n").filter { $0.hasPrefix("/") } == ["/0002", "/0002", "/"])
    #expect(run.errorText.split(separator: "\n").count == 3)
    #expect(try folder.read("0002-tea.md") == Array(text.utf8))
  }

  @Test("is no file or folder, as a script says instead of running a command")
  func missing() async throws {
    let path = folder.path(of: "0002-tee.md")
    for words in [["pros"], ["-c", "where", "-c", "supersede 1"], ["--at", "/2/pros"]] {
      let run = try await Transcript.of(arguments: [path] + words, input: "where\n")
      #expect(run.text == "")
      #expect(
        run.errorText == "Alert: \(path) doesn't exist: did you mean \(folder.path)/0002-tea.md? "
          + "`use` opens another folder or file\n")
      #expect(run.status == .exited(1))
    }
  }

  @Test("leaves the prompt where it is")
  func prompt() async throws {
    let terminal = try PseudoTerminal(arguments: [folder.path, "--at", "/99"])
    try await terminal.expect { $0.text.contains("There is no decision \"99\"") }
    try await terminal.expect { $0.text.hasSuffix("\n/>") }
    terminal.type("go /2/pros\rgo /99\r")
    try await terminal.expect { $0.text.hasSuffix("lists the decisions\n/0002/pros>") }
  }
}
