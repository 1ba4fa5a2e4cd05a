import TestSupport
import Testing

extension TerminalTests {
  @Suite("The startup file")
  struct Startup {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.makeFolder("proscons")
    }

    private var environment: [String: String?] { ["XDG_CONFIG_HOME": folder.path] }

    @Test("runs first; a line that fails is named, and the session goes on")
    func run() async throws {
      let path = try folder.write(
        "# names\n\nalias p pros\nnosuch\nalias pros cons\nkeys | sh\ncompare \\\n2\nwhere",
        to: "proscons/init")
      let terminal = try await session(environment: environment)
      for error in [
        ":4: there is no command \"nosuch\"", ":5: `pros` is a command",
        ":6: unexpected argument \"| sh\"",
        ":7: unexpected argument \"2\"",
      ] {
        let whole = "error: \(path)\(error)"
        try await terminal.expect(error) {
          ($0.scrolledOff + [$0.text]).joined().replacing("\n", with: "").replacing(" ", with: "")
            .contains(whole.replacing(" ", with: ""))
        }
      }
      terminal.type("p\r")
      try await terminal.expect(text: "Pros of Artificial Intelligence")
      terminal.type("p | head -1\r")
      try await terminal.expect(text: "p | head -1\nPros of Artificial Intelligence\n")
      terminal.type("nosuch2\r")
      try await terminal.expect(text: "\nerror: there is no command")
    }

    @Test("is left out by --no-init, and by everything but a session")
    func leftOut() async throws {
      try folder.write("alias p pros\n", to: "proscons/init")
      let terminal = try await session(arguments: ["--no-init"], environment: environment)
      terminal.type("p\r")
      try await terminal.expect(text: "there is no command \"p\"")
      let script = try await Transcript.of(arguments: ["-c", "p"], environment: environment)
      #expect(script.errorText == "error: there is no command \"p\": `help` lists all\n")
    }

    @Test(
      "may be something that can't be read, which is said",
      arguments: ["a folder", "a large file", "a dangling link"])
    func unreadable(kind: String) async throws {
      try folder.makeFolder(kind == "a folder" ? "proscons/init" : "proscons")
      if kind == "a large file" { _ = try folder.makeHole("proscons/init", bytes: 1 << 30) }
      if kind == "a dangling link" { _ = try folder.makeLink("proscons/init", to: "nowhere") }
      let terminal = try await session(environment: environment, columns: 200)
      try await terminal.expect("the reason, and the way to go on") {
        $0.text.contains("error: can't read ") && $0.text.contains("; --no-init leaves it out\n")
      }
    }
  }
}
