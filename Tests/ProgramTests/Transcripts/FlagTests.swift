import TestSupport
import Testing

@Suite("Flags")
struct FlagTests {
  @Test("--help and --version print to standard output and end with 0")
  func helpAndVersion() async throws {
    let help = try await Transcript.of(arguments: ["--help"])
    #expect(help.text.contains("USAGE: proscons"))
    let words = help.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("At a terminal it is 0 even after errors"))
    #expect(help.errorText == "")
    #expect(help.status == .exited(0))
    let version = try await Transcript.of(arguments: ["--version"])
    let number = version.text.wholeMatch(of: /([0-9.]+)(?: \([0-9a-f]{7,}\+?\))?\n/)?.1
    let changes = SourceTree.lines(of: "\(SourceTree.root)/CHANGELOG.md")
    let release = changes.first { $0.wholeMatch(of: /## [0-9].+/) != nil }
    #expect(release?.hasPrefix("## \(number ?? "none") - ") == true)
    #expect(version.status == .exited(0))
  }

  @Test(
    "that are wrong end with 64 and are named",
    arguments: [
      (["--injct", "x"], "Unknown option '--injct'. Did you mean '--inject'?"),
      (["--inject", "pros"], "expected TARGET=FAULT"),
      (["--inject", "prso=fail"], "or all, not \"prso\""),
      (["--inject", "pros=fial"], "did you mean \"fail\"?"),
      (["--inject", "pros=flaky:3/2"], "expected N/M after flaky"),
      (["--color", "alwys"], "or never, not \"alwys\"; did you mean \"always\"?"),
      (["--color=blue"], "The value 'blue' is invalid for '--color <when>'"),
      (["--at", "/a/b/c"], "no such route \"/a/b/c\""),
      ([""], "the path is empty: name a folder or a file, or leave it out"),
      (["", "-c", "show"], "the path is empty"),
      (["-c"], "Missing value for '-c <command>'"),
      (["-c", "where", "--at"], "Missing value for '--at <route>'"),
    ])
  func wrong(arguments: [String], message: String) async throws {
    let run = try await Transcript.of(arguments: arguments)
    #expect(run.errorText.hasPrefix("error: "))
    #expect(run.errorText.contains(message))
    #expect(run.text == "")
    #expect(run.status == .exited(64))
  }

  @Test("that name several files say how each is checked")
  func several() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.md")
    try folder.write("", to: "b's.md")
    let (one, other) = (folder.path(of: "a.md"), folder.path(of: "b's.md"))
    let quoted = "'\(folder.path)/b'\\''s.md'"
    let way = "`proscons . check \(one) \(quoted)`\n"
    for (arguments, message) in [
      (
        [one, other],
        "expected a command, not the file \"\(other)\": `proscons` opens one path. "
          + "To check several: \(way)"
      ),
      (
        ["check", one, other],
        "there is no file or folder \"check\"; for the command, name a path first: \(way)"
      ),
      (
        ["pros", other],
        "there is no file or folder \"pros\"; for the command, name a path first: "
          + "`proscons \(quoted) pros`\n"
      ),
      (
        ["diff", "--json", folder.path],
        "there is no file or folder \"diff\"; for the command, name a path first: "
          + "`proscons \(folder.path) diff --json`\n"
      ),
      (
        ["open", one],
        "there is no file or folder \"open\"; for the command, name a path first: "
          + "`proscons . open \(one)`\n"
      ),
    ] {
      let run = try await Transcript.of(arguments: arguments)
      #expect(run.errorText.hasPrefix("error: \(message)"))
      #expect(run.status == .exited(64))
    }
  }

  @Test(
    "mean the same alone and among those that ArgumentParser reads",
    arguments: [
      [], ["-c", "pros", "--command", "where"], ["--at", "/ai/cons", "-c", "where"],
      ["nowhere.md", "-c", "where"], ["--at", "/a/b/c"], ["-c", "prso"],
    ])
  func usual(arguments: [String]) async throws {
    let alone = try await Transcript.of(arguments: arguments)
    let among = try await Transcript.of(arguments: ["--color=never"] + arguments)
    #expect(alone.text == among.text)
    #expect(alone.errorText == among.errorText)
    #expect(alone.status == among.status)
    #expect(!(alone.text + alone.errorText).isEmpty)
  }

  @Test("that carry control bytes are shown escaped")
  func escaped() async throws {
    let run = try await Transcript.of(arguments: ["--at", "/\u{1B}[31m/a/b/c"])
    #expect(!run.errors.contains(0x1B))
    #expect(run.errorText.contains("\\u{1B}[31m"))
  }

  @Test("--at begins at a place, and back leads to where one would have begun")
  func at() async throws {
    let piped = try await Transcript.of(arguments: ["--at", "/ai/cons"], input: "back\nwhere\n")
    #expect(piped.text.hasPrefix("Artificial Intelligence\n"))
    #expect(piped.text.hasSuffix("/ai\n"))
    let (flags, input) = (["--at", "/ai/cons"], ["where", "export json"])
    let given = try await Transcript.of(arguments: flags + input.flatMap { ["-c", $0] })
    #expect(given.text.hasPrefix("/ai/cons\n{\n"))
    let same = try await Transcript.of(arguments: flags, input: input.joined(separator: "\n"))
    #expect(same.text == given.text)
    let none = try await Transcript.of(arguments: flags, input: "")
    #expect(none.text.hasPrefix("Cons of Artificial Intelligence\n1  High cost\n"))
    #expect(given.status == .exited(0))
  }

  @Test("--at a place that isn't there raises an alert, and nothing is run")
  func nowhere() async throws {
    for commands in [[], ["-c", "show"]] {
      let run = try await Transcript.of(
        arguments: ["--at", "/aii/cons"] + commands, input: "add pro Hot\n")
      #expect(
        run.errorText
          == "Alert: There is no decision \"aii\": did you mean \"ai\"? "
          + "`go /` lists the decisions\n")
      #expect(run.text == "")
      #expect(run.status == .exited(1))
    }
  }

  @Test(
    "that mean nothing to a server are refused, and --inject isn't",
    arguments: [
      ["--at", "/ai"], ["-c", "pros"], ["--timeout", "2s"], ["--tour"], ["--replay", "a.jsonl"],
      ["--no-watch"],
    ])
  func served(flags: [String]) async throws {
    for server in ["serve", "mcp"] {
      let run = try await Transcript.of(arguments: flags + [".", server])
      #expect(run.errorText.hasPrefix("error: `\(server)` takes no \(flags[0])\n"))
      #expect(run.status == .exited(64))
    }
    let folder = try AgentFolder()
    let run = try await Transcript.of(
      arguments: ["--inject", "files=fail:Boom", folder.folder.path, "mcp"],
      input: "\(AgentFolder.handshake)\n\(AgentFolder.line("list"))\n")
    #expect(run.text.contains("Boom"))
  }

  @Test("end at --, and an empty word is quoted")
  func ended() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "--help.md")
    let run = try await Transcript.of(
      arguments: ["--", "--help.md", "pros"], workingFolder: folder.path)
    #expect(run.text.hasSuffix("1  Warm\n"))
    let empty = try await Transcript.of(arguments: ["add", "", "x"], workingFolder: folder.path)
    #expect(empty.errorText.contains("`proscons . add '' x`"))
    try folder.makeFolder("teas")
    let two = try await Transcript.of(arguments: [".", "teas"], workingFolder: folder.path)
    #expect(
      two.errorText.contains(
        "expected a command, not the folder \"teas\": `proscons` opens one path\n"))
    let route = try await Transcript.of(arguments: [".", ".."], workingFolder: folder.path)
    #expect(route.errorText == "")
  }

  @Test("--inject makes services fail from the start, each as it is told")
  func inject() async throws {
    let run = try await Transcript.of(arguments: [
      "--inject", "pros=fail:Server is down", "--inject", "cons=empty once",
      "-c", "pros", "-c", "cons", "-c", "refresh",
    ])
    #expect(
      run.errorText == "Alert: Server is down\nAlert: No cons found: `add con TEXT` adds one\n")
    #expect(run.text.hasPrefix("Cons of Artificial Intelligence\n"))
    #expect(run.status == .exited(1))
  }
}
