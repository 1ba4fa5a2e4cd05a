import TestSupport
import Testing

@Suite("Checking")
struct CheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("without a problem says so and ends with 0")
  func allClear() async throws {
    try folder.write("# A\n\n## Pros\n\n- one\n", to: "0001-a.md")
    try folder.write("# Index\n\nOf decisions.\n", to: "README.md")
    let run = try await Transcript.of(arguments: [folder.path, "-c", "check"])
    #expect(run.text == "No problems found in 1 decision\n")
    #expect(run.status == .exited(0))
    let builtIn = try await Transcript.of(arguments: ["-c", "check"])
    #expect(builtIn.text == "No problems found in 1 decision\n")
  }

  @Test("says everything with its file and line, on standard output, and ends with 1")
  func everything() async throws {
    try folder.write(Self.faulty, to: "0001-a.md")
    try folder.write(
      "# A\n\n* Status: accepted\n\n## Considered Options\n\n* X\n* Y\n", to: "0001-b.md")
    try folder.write(bytes: [0x23, 0x20, 0x41, 0x0A, 0xE9], to: "0002-c.md")
    let run = try await Transcript.of(
      arguments: [".", "-c", "check"], workingFolder: folder.path)
    #expect(
      run.text == """
        ./0001-a.md:1: error: the number 1 is used twice: ./0001-b.md has it too [duplicate-number]
        ./0001-a.md:3: error: it is superseded by 9, which doesn't exist [dangling-successor]
        ./0001-a.md:5: remark: the link to 0005-gone.md leads to no file [broken-link]
        ./0001-a.md:10: remark: the option "Y" has no arguments [no-arguments]
        ./0001-a.md:14: error: the chosen option isn't in the list of options [unknown-choice]
        ./0001-b.md:1: error: the number 1 is used twice: ./0001-a.md has it too [duplicate-number]
        ./0001-b.md:3: remark: the status is accepted, but no choice is recorded [missing-choice]
        ./0001-b.md:7: remark: the option "X" has no arguments [no-arguments]
        ./0001-b.md:8: remark: the option "Y" has no arguments [no-arguments]
        ./0002-c.md:2: error: is not UTF-8 on line 2 [unreadable]
        note: `renumber 0001-b.md` moves that one to the next free number

        """)
    #expect(run.errorText == "")
    #expect(run.status == .exited(1))
  }

  @Test("fails because of errors, and of remarks only if it is strict")
  func severity() async throws {
    func status(_ command: String) async throws -> Ending {
      try await Transcript.of(arguments: [folder.path, "-c", command]).status
    }
    try folder.write("# A\n\n[b](b.md)\n\n## Pros\n\n- one\n", to: "0001-a.md")
    #expect(try await status("check") == .exited(0))
    #expect(try await status("check --strict") == .exited(1))
    try folder.write(
      "# B\n\n<<<<<<< HEAD\n=======\n>>>>>>> x\n\n## Pros\n\n- one\n", to: "0002-b.md")
    #expect(try await status("check") == .exited(1))
  }

  @Test("checks the files that are named, and compares their numbers with those beside them")
  func named() async throws {
    let fine = "# A\n\n## Pros\n\n- one\n"
    try folder.makeFolder("docs/adr")
    try folder.write("# Readme\n\nText.\n", to: "docs/adr/README.md")
    try folder.write("# Notes\n\nText.\n", to: "NOTES.md")
    try folder.write(Self.faulty, to: "docs/adr/0001-a.md")
    for name in ["docs/adr/0003-see d.md", "docs/adr/0003-e.md", "docs/adr/0004-f.md", "0001-g.md"]
    {
      try folder.write(fine, to: name)
    }
    func check(_ words: String...) async throws -> (String, Ending) {
      let run = try await Transcript.of(
        arguments: [".", "check"] + words, workingFolder: folder.path)
      return (run.text + run.errorText, run.status)
    }
    #expect(
      try await check("docs/adr/README.md", "docs/adr/0003-see d.md", "NOTES.md", "0001-g.md") == (
        "docs/adr/0003-see d.md:1: error: the number 3 is used twice: docs/adr/0003-e.md has it too "
          + "[duplicate-number]\n", .exited(1)
      ))
    #expect(
      try await check("docs/adr/0004-f.md", "NOTES.md")
        == ("No problems found in 1 decision\n", .exited(0)))
    #expect(
      try await check("docs/adr/0002-gone.md", "--strict")
        == ("docs/adr/0002-gone.md:1: error: doesn't exist [unreadable]\n", .exited(1)))
    // One that isn't there has no number.
    #expect(
      try await check("docs/adr/0004-gone.md")
        == ("docs/adr/0004-gone.md:1: error: doesn't exist [unreadable]\n", .exited(1)))
    let builtIn = try await Transcript.of(arguments: ["-c", "check x.md"])
    #expect(builtIn.errorText.hasPrefix("Alert: These decisions have no files"))
    #expect(builtIn.status == .exited(1))
  }

  @Test("leaves out what a flag or a comment names, and knows the names")
  func ignored() async throws {
    func check(_ command: String) async throws -> String {
      let run = try await Transcript.of(arguments: [folder.path, "-c", command])
      return run.text.replacing(folder.path + "/", with: "") + run.errorText
    }
    try folder.write(Self.faulty, to: "0001-a.md")
    let rest = "--ignore dangling-successor --ignore no-arguments --ignore broken-link"
    #expect(
      try await check("check \(rest)")
        == "0001-a.md:14: error: the chosen option isn't in the list of options [unknown-choice]\n")
    #expect(try await check("check --ignore unknown-choice \(rest)").hasPrefix("No problems"))
    #expect(
      try await check("check --ignore unkown-choice")
        == "error: no problem is called \"unkown-choice\", see `help check`; "
        + "did you mean \"unknown-choice\"?\n")
    try folder.write(
      "<!-- proscons ignore-file unknown-choice -->\n" + Self.faulty, to: "0001-a.md")
    #expect(try await check("check \(rest)").hasPrefix("No problems"))
    try folder.write("<!-- proscons ignore-file conflit -->\n" + Self.faulty, to: "0001-a.md")
    #expect(
      try await check("check --ignore unknown-choice \(rest)")
        == "0001-a.md:1: remark: no problem is called \"conflit\"; did you mean \"conflict\"? "
        + "[unknown-name]\n")
  }

  @Test("finds successors that go round in a circle, however they are told")
  func circle() async throws {
    let ways = ["2", "[C](./0003-c.md)", "0001", "0001", "ADR-0005"]
    for (number, way) in zip(1..., ways) {
      try folder.write(
        "# \(number)\n\n* Status: superseded by \(way)\n\n## Pros\n\n- one\n",
        to: "000\(number)-\(["a", "b", "c", "d", "e"][number - 1]).md")
    }
    let run = try await Transcript.of(arguments: [".", "-c", "check"], workingFolder: folder.path)
    let sentence = "3: error: the successors form a cycle"
    #expect(
      run.text == """
        ./0001-a.md:\(sentence): ./0001-a.md, ./0002-b.md, ./0003-c.md, ./0001-a.md [successor-cycle]
        ./0002-b.md:\(sentence): ./0002-b.md, ./0003-c.md, ./0001-a.md, ./0002-b.md [successor-cycle]
        ./0003-c.md:\(sentence): ./0003-c.md, ./0001-a.md, ./0002-b.md, ./0003-c.md [successor-cycle]
        ./0005-e.md:\(sentence): ./0005-e.md, ./0005-e.md [successor-cycle]

        """)
    #expect(run.status == .exited(1))
  }

  @Test("reads again what has changed since the last check")
  func again() async throws {
    let path = try folder.write("# A\n\n[b](b.md)\n\n## Pros\n\n- one\n", to: "a.md")
    let terminal = try PseudoTerminal(arguments: [path])
    terminal.type("check\r")
    try await terminal.expect {
      $0.text.contains("a.md:3: remark: the link to b.md leads to no file")
    }
    try folder.write("# A\n\n## Pros\n\n- one\n", to: "a.md")
    terminal.type("check\r")
    try await terminal.expect { $0.text.contains("No problems found in 1 decision") }
  }

  @Test("a path that doesn't exist is an alert, and so is a folder without decisions")
  func missing() async throws {
    for (path, alert) in [
      ("/nowhere/at/all", "/nowhere/at/all doesn't exist"), (folder.path, "No decisions found"),
    ] {
      let run = try await Transcript.of(arguments: [path, "-c", "check"])
      #expect(run.errorText.hasPrefix("Alert: \(alert)"))
      #expect(run.text == "")
      #expect(run.status == .exited(1))
    }
  }

  private static let faulty = """
    # A

    * Status: superseded by ADR-0009

    See [five](0005-gone.md#why).

    ## Considered Options

    * X
    * Y

    ## Decision Outcome

    Chosen option: "Zebra", because it has stripes.

    ## Pros and Cons of the Options

    ### X

    * Good, because it is X

    """

  @Test("says that it checks the demo where no path is given")
  func demo() async throws {
    let run = try await Transcript.of(arguments: ["-c", "check"])
    #expect(run.errorText == "This checks the demo: `proscons . check` checks the decisions here\n")
    #expect(run.status == .exited(0))
  }
}
