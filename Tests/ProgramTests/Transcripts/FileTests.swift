import TestSupport
import Testing

@Suite("A file")
struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("with options is several topics to open")
  func options() async throws {
    let path = try folder.write(Self.database, to: "0007-database.md")
    let run = try await Transcript.of(
      arguments: [path], input: "pros\nhome\nopen sqlite\npros\ngo /7/1/cons\nopen maria\n")
    #expect(
      run.text.contains(
        "1  PostgreSQL  (1 pro, 1 con, total 0, chosen, trails SQLite by 1)\n2  SQLite"))
    #expect(run.text.contains("Pros of SQLite\n1  no server\n"))
    #expect(run.text.contains("Cons of PostgreSQL\n1  it is a server\n"))
    #expect(run.errorText.contains("Alert: Which option?"))
    #expect(run.errorText.hasSuffix("error: no row contains \"maria\"\n"))
    #expect(run.status == .exited(1))
  }

  @Test("shows what takes no side as notes")
  func notes() async throws {
    let path = try folder.write(
      Self.database + "* Good, because free\n* It is blue\n", to: "0007-database.md")
    let run = try await Transcript.of(
      arguments: [path, "-c", "go 2/notes", "-c", "go /7/1", "-c", "notes"])
    #expect(run.text.hasPrefix("Notes of SQLite\n1  It is blue\n"))
    #expect(run.text.hasSuffix("Notes of PostgreSQL\nNo notes found\n"))
    #expect(run.status == .exited(0))
  }

  @Test("with a number shows its text, though nothing in it is decided")
  func text() async throws {
    let text = "# Brokers\n\n## Scores\n\nKafka has nine.\n"
    let path = try folder.write(text, to: "0007-brokers.md")
    let run = try await Transcript.of(arguments: [path, "-c", "show"])
    #expect(run.text == "Brokers\nNo options are listed\nScores:\n   Kafka has nine.\n")
    #expect(run.status == .exited(0))
  }

  @Test("in a directory is listed and opened by number and by name")
  func directory() async throws {
    try folder.write(Self.database, to: "0007-database.md")
    try folder.write("# Tabs or spaces\n\n### Pros\n- tabs\n", to: "tabs.md")
    try folder.write("no list in here\n", to: "notes.md")
    try folder.write("not Markdown", to: "notes.txt")
    let run = try await Transcript.of(
      arguments: [folder.path], input: "show\nopen 7\nhome\nopen tabs\npros\n")
    #expect(
      run.text.hasPrefix(
        """
        Decisions
        0007  Which database  PostgreSQL  2 options, 3 arguments
        2     Tabs or spaces              1 option, 1 argument
        Skipped 1 other file: notes.md

        """))
    #expect(run.text.hasSuffix("Pros of Tabs or spaces\n1  tabs\n"))
    #expect(run.status == .exited(0))
  }

  @Test("that is wrong raises an alert with its path and the next step, and the prompt lives on")
  func troubles() async throws {
    try folder.write("", to: "empty.md")
    try folder.write(bytes: [0x23, 0x20, 0, 1, 2], to: "binary.md")
    try folder.write(bytes: Array("# A\n\n- caf".utf8) + [0xE9, 0x0A], to: "latin.md")
    try folder.write("# A\r\r- one\r", to: "mac.md")
    try folder.write("# Only a title\n", to: "title.md")
    _ = try folder.makeHole("huge.md", bytes: 1 << 30)
    _ = try folder.makePipe("fifo.md")
    let troubles = [
      "missing.md": "doesn't exist: `use` opens another folder or file",
      "empty.md": "is empty: write lists under the headings",
      "binary.md": "holds binary data, not text: `use` opens a Markdown file",
      "latin.md": "is not UTF-8 on line 3: convert it",
      "mac.md": "ends its lines with CR alone, as old Macs did: convert it",
      "title.md": "contains no pros or cons: write lists",
      "huge.md": "is too large (1024 MiB of at most 16): `use` opens a Markdown file",
      "fifo.md": "is not a regular file: `use` opens a Markdown file",
    ]
    for (name, trouble) in troubles {
      let path = folder.path(of: name)
      let run = try await Transcript.of(arguments: [path], input: "show\nwhere\n")
      #expect(run.errorText.hasPrefix("Alert: \(path) \(trouble)"))
      #expect(run.errorText.split(separator: "\n").count == 1)
      // On a path that doesn't exist, no command runs.
      let answers = name == "missing.md" ? 0 : 1
      #expect(run.text.split(separator: "\n").count == answers, "\(name): where still answers")
      #expect(run.status == .exited(1))
    }
  }

  @Test("that may not be read raises an alert")
  func forbidden() async throws {
    let path = try folder.write("# A\n## Pros\n- one\n", to: "a.md")
    #expect(chmod(path, 0) == 0)
    // Root may read everything, so it runs as nobody then (with util-linux, on every Debian).
    let command = geteuid() == 0 ? "setpriv --reuid=65534 --clear-groups" : ""
    #expect(chmod(folder.path, 0o755) == 0)
    let run = try await Transcript.of(
      "/bin/sh", arguments: ["-c", "exec \(command) \"$0\" \"$1\" -c pros", Program.path(), path])
    #expect(
      run.errorText
        == "Alert: \(path) can't be read (permission denied): make it readable (chmod u+r), then `refresh`\n"
    )
  }

  @Test("with control bytes in it is shown escaped")
  func escaped() async throws {
    let path = try folder.write(
      "# A\u{1B}[2J\n## Pros\n- \u{9B}31m red \u{202E}evil\u{7F}\n", to: "a\u{1B}[1m.md")
    let run = try await Transcript.of(arguments: [path], input: "pros\nwhere\ngo /\n")
    #expect(run.text.contains("1  \\u{9B}31m red \\u{202E}evil\\u{7F}\n"))
    #expect(!run.output.contains(0x1B))
    #expect(!run.errors.contains(0x1B))
  }

  private static let database = """
    # Which database

    ## Considered Options

    * PostgreSQL
    * SQLite

    ## Decision Outcome

    Chosen option: "PostgreSQL", because it scales.

    ## Pros and Cons of the Options

    ### PostgreSQL

    * Good, because it scales
    * Bad, because it is a server

    ### SQLite

    * Good, because no server

    """
}
