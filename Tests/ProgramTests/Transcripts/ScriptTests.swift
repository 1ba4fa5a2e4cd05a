import TestSupport
import Testing

@Suite("A script")
struct ScriptTests {
  @Test("does the same through a pipe and with -c")
  func sameGrammar() async throws {
    let commands = ["cons", "open 2", "back", "# a comment", "", "where", "prso"]
    let piped = try await Transcript.of(input: commands.joined(separator: "\n"))
    let given = try await Transcript.of(arguments: commands.flatMap { ["-c", $0] })
    #expect(piped.text == given.text)
    #expect(piped.errorText == given.errorText)
    #expect(piped.status == given.status)
    #expect(piped.text.hasSuffix("/ai/cons\n"))
  }

  @Test("continues a line after a backslash, with nothing in between")
  func continued() async throws {
    let run = try await Transcript.of(input: "whe\\\nre\nwhere\\\n\n# c:\\\nwhere\n")
    #expect(run.text == "/ai\n/ai\n/ai\n")
    #expect(run.status == .exited(0))
  }

  @Test("that ends with a backslash has failed, and the command was not run")
  func openEnd() async throws {
    let run = try await Transcript.of(input: "where\\\n")
    #expect(!run.text.contains("/ai\n"))
    #expect(
      run.errorText == "error: expected another line after the backslash\n")
    #expect(run.status == .exited(1))
  }

  @Test("goes on after a bad command, names it, suggests another, and ends with 1")
  func badCommand() async throws {
    let run = try await Transcript.of(input: "prso\nwhere\n")
    #expect(run.text == "/ai\n")
    #expect(run.errorText == "error: there is no command \"prso\"; did you mean \"pros\"?\n")
    #expect(run.status == .exited(1))
  }

  @Test("edits no row until a line leads to a place again, once one has led nowhere")
  func astray() async throws {
    let folder = try TemporaryFolder()
    let text = "# Q\n\n## Tea\n\n### Cons\n\n- dear\n\n## Maté\n\n### Cons\n\n- dear\n"
    try folder.write(text, to: "0001-q.md")
    let run = try await Transcript.of(
      arguments: [folder.path],
      input: "/1/tea\nweigh con 1 2 # dear\n/1/milk\nweigh con 1 5 # dear\n+ cheap\n/1/2\n"
        + "weigh con 1 4 # dear\n/1/milk\nstatus\nnew Cups\noption add Green\n")
    let refused = "nothing changed: an earlier route led nowhere, so this may be the wrong place"
    #expect(run.errorText.ranges(of: refused).count == 2)
    #expect(run.status == .exited(1))
    let weights = try folder.text(of: "0001-q.md").matches(of: /dear <!-- weight: (.)/).map(\.1)
    #expect(weights == ["2", "4"])
    let other = try #require(folder.names(in: "").first { $0.hasPrefix("0002") })
    #expect(try folder.text(of: other).contains("Green"))
  }

  @Test("changes nothing after a `use` that failed, until another one succeeds")
  func wrongFolder() async throws {
    let folder = try TemporaryFolder()
    let text = "# Tea\n\n## Pros\n\n- Warm\n"
    try folder.write(text, to: "0001-tea.md")
    let refused = [
      "+ x", "undo", "draft", "new B", "save /c.md", "export index", "record r", "remove 1",
    ]
    let run = try await Transcript.of(
      arguments: [folder.path],
      input: (["use nowhere", "/1", "status", "list"] + refused).joined(separator: "\n"))
    #expect(run.errorText.ranges(of: "an earlier `use` failed").count == refused.count)
    #expect(run.text.contains("No status is set") && run.status == .exited(1))
    #expect(folder.names() == ["0001-tea.md"])
    #expect(try folder.text(of: "0001-tea.md") == text)
    let again = try await Transcript.of(
      arguments: [folder.path], input: "use nowhere\nuse \(folder.path)\n/1\n+ Hot\n")
    #expect(again.text.hasSuffix("Added pro 2 to Tea: Hot\n"))
  }

  @Test("names the line of an error and of an alert, where the command began")
  func lineNumbers() async throws {
    let run = try await Transcript.of(
      input: "# one\n\ninject cons fail Boom\nwhe\\\nre 1\ncons\n")
    #expect(
      String(decoding: run.errors, as: UTF8.self)
        == "error: line 4: unexpected argument \"1\"; usage: `where`\nAlert: line 6: Boom\n")
  }

  @Test("is a single command in the words behind the path, which need no quoting")
  func words() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "0001-tea.md")
    for flags in [[], ["--color=never"]] {
      func run(_ words: String...) async throws -> Transcript {
        try await Transcript.of(arguments: flags + [folder.path] + words)
      }
      #expect(try await run("check", "--strict").text.hasPrefix("No problems found"))
      let added = try await run("--at", "/0001", "add", "pro", "--", "--at\nany time", "in C:\\")
      #expect(added.text.hasSuffix("to Tea: --at any time in C:\\\n"))
      #expect(try await run("-c", "where", "find", "any", "time").text.contains("any time in C:"))
    }
    let alone = try await Transcript.of(arguments: ["check", "--strict"])
    #expect(
      alone.errorText.hasPrefix(
        "error: there is no file or folder \"check\"; for the command, name a path first: "
          + "`proscons . check --strict`\n"))
    #expect(alone.status == .exited(64))
  }

  @Test("ends at quit, and what stands behind it is not run", arguments: ["quit", "exit"])
  func quits(word: String) async throws {
    let run = try await Transcript.of(input: "where\n\(word)\npros\n")
    #expect(run.text == "/ai\n")
    #expect(run.status == .exited(0))
  }

  @Test("without a command shows where the session begins")
  func empty() async throws {
    let run = try await Transcript.of(input: "\n# nothing\n")
    #expect(run.text == "Artificial Intelligence\n1  pros  (4)\n2  cons  (3)\n")
    #expect(run.status == .exited(0))
  }

  @Test("prints no prompt, no banner and no escape byte, even for a capable terminal")
  func plain() async throws {
    let run = try await Transcript.of(
      input: "pros\ninject cons fail x\ncons\nhelp\n", environment: ["TERM": "xterm-256color"])
    #expect(!run.output.contains(0x1B))
    #expect(!run.errors.contains(0x1B))
    #expect(!run.text.contains("> "))
  }

  @Test("that nobody reads any more ends silently")
  func closedPipe() async throws {
    let many = String(repeating: "pros\n", count: 50_000)
    let run = try await Transcript.of(input: many, readingOnly: 10)
    #expect(run.errorText == "")
  }

  @Test("that can't be read says so and fails, unless there is none")
  func unreadable() async throws {
    for (input, status, error) in [
      ("< /", 1, "error: standard input can't be read: Is a directory\n"), ("<&-", 0, ""),
    ] {
      let run = try await Transcript.of(
        "/bin/sh", arguments: ["-c", "exec \"$0\" \(input)", Program.path()])
      #expect(run.errorText == error)
      #expect(run.status == .exited(Int32(status)))
    }
  }

  @Test("whose answers have nowhere to go says so and fails, and writes them nowhere else")
  func closedOutput() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# Tea\n\n## Pros\n\n- Warm\n", to: "tea.md")
    let run = try await Transcript.of(
      "/bin/sh",
      arguments: [
        "-c", "exec \"$0\" \"$1\" -c pros -c 'add pro Hot' >&-", Program.path(),
        folder.path(of: "tea.md"),
      ])
    #expect(run.errorText == "error: standard output can't be written: Bad file descriptor\n")
    #expect(run.status == .exited(1))
    let file = try folder.text(of: "tea.md")
    #expect(file == "# Tea\n\n## Pros\n\n- Warm\n- Hot\n")
  }

  #if os(Linux)  // Nowhere else is there a disk that is always full.
    @Test(
      "whose answers can't be written says so and fails",
      arguments: ["-c pros", "--version", "--help", "completion bash"])
    func fullDisk(words: String) async throws {
      let run = try await Transcript.of(
        "/bin/sh", arguments: ["-c", "exec \"$0\" \(words) > /dev/full", Program.path()])
      #expect(run.errorText.hasPrefix("error: standard output can't be written: "))
      #expect(run.status == .exited(1))
    }
  #endif
}
