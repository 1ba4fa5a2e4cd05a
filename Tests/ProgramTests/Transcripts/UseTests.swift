import TestSupport
import Testing

@Suite("use")
struct UseTests {
  private let folder: TemporaryFolder
  private static let offer = "Decisions in this repository: `proscons docs/decisions`\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("docs/decisions")
    try folder.write("# Tea or coffee\n\n## Pros\n\n- Warm\n", to: "docs/decisions/0001-tea.md")
  }

  @Test("opens other decisions, and the demo again, each with an undo of its own")
  func opens() async throws {
    let run = try await Transcript.of(
      input: """
        add pro Lost
        use docs/decisions
        undo
        open 1
        add pro Kept
        use
        undo
        back
        where
        use docs/decisions/0001-tea.md
        pros
        home
        """, workingFolder: folder.path)
    #expect(
      run.errorText
        == """
        \(Self.offer)warning: The edits of ai are lost: `save FILE` writes them
        error: there is no edit to undo
        error: there is no edit to undo
        error: there is no earlier place

        """)
    #expect(run.text.contains("\nDecisions\n0001  Tea or coffee  "))
    #expect(run.text.contains("\nArtificial Intelligence\n1  pros  (4)\n2  cons  (3)\n/ai\n"))
    #expect(run.text.contains("Pros of Tea or coffee\n1  Warm\n2  Kept\n"))
    #expect(run.status == .exited(1))
  }

  @Test(
    "leaves open what is open where nothing can be opened",
    arguments: ["nowhere", "docs/decisions/none.md"])
  func nowhere(path: String) async throws {
    let run = try await Transcript.of(
      input: "cons\nuse \(path)\nwhere\nback\n", workingFolder: folder.path)
    #expect(run.errorText.hasPrefix("\(Self.offer)Alert: \(path) "))
    #expect(run.text.contains("/ai/cons\nArtificial Intelligence\n"))
    let near = try await Transcript.of(input: "use docs/decision\n", workingFolder: folder.path)
    #expect(
      near.errorText == Self.offer
        + "Alert: docs/decision doesn't exist: did you mean docs/decisions? `use` "
        + "opens another folder or file\n")
    #expect(run.status == .exited(1))
  }

  @Test("opens a folder without decisions, for `new` to create the first one")
  func empty() async throws {
    try folder.makeFolder("bare")
    let run = try await Transcript.of(
      input: "use bare\nopen 1\nnew First\nwhere\n", workingFolder: folder.path)
    #expect(
      run.errorText == "\(Self.offer)error: no rows to open here: `new` creates a decision\n")
    #expect(
      run.text.hasPrefix("Decisions\nThere are none here yet: `new TITLE` creates the first\n"))
    #expect(run.text.hasSuffix("/0001\n"))
  }

  @Test(
    "is offered below and beside a folder of decisions, too",
    arguments: [
      ("src", "../docs/decisions"), ("docs/decisions/old", ".."), ("docs/decisions", "."),
      (".", "docs/decisions"),
    ])
  func nearby(place: String, path: String) async throws {
    let project = try TemporaryFolder()
    for name in ["src", "docs", "docs/decisions", "docs/decisions/old"] {
      try project.makeFolder(name)
    }
    try project.write("# Tea\n\n## Pros\n\n- Hot\n", to: "docs/decisions/0001-tea.md")
    let terminal = try PseudoTerminal(workingFolder: project.path(of: place))
    try await terminal.expect("the offer") {
      $0.text.contains("Decisions near here: `use \(path)`\n") && $0.cursorLine == "/ai>"
    }
    let script = try await Transcript.of(
      arguments: ["-c", "where"], workingFolder: project.path(of: place))
    #expect(script.errorText == "Decisions near here: `proscons \(path)`\n")
    #expect(script.text == "/ai\n")
    #expect(script.status == .exited(0))
  }

  @Test("isn't offered where a path opens decisions, such as that of a repository's root")
  func opened() async throws {
    for path in [".", "docs", "docs/decisions"] {
      let terminal = try PseudoTerminal(arguments: [path], workingFolder: folder.path)
      try await terminal.expect(line: "/>")
      #expect(!terminal.screen.text.contains("Decisions in this"))
      let script = try await Transcript.of(
        arguments: [path, "-c", "where"], workingFolder: folder.path)
      #expect(script.errorText == "")
    }
  }

  @Test(
    "is offered in a part of a repository that has decisions of its own", arguments: [[], ["."]])
  func part(path: [String]) async throws {
    let project = try TemporaryFolder()
    for name in [".git", "api/src/deep", "api/docs/adr"] { try project.makeFolder(name) }
    try project.write("# Tea\n\n## Pros\n\n- Hot\n", to: "api/docs/adr/0001-tea.md")
    let terminal = try PseudoTerminal(
      arguments: path, workingFolder: project.path(of: "api/src/deep"))
    try await terminal.expect("the offer") {
      $0.text.contains("Decisions in this repository: `use ../../docs/adr`\n")
    }
  }

  @Test("is offered in a folder of numbered decisions, whatever its name is")
  func unnamed() async throws {
    let project = try TemporaryFolder()
    for name in [".git", "d", "d/sub", "e"] { try project.makeFolder(name) }
    for name in ["d/0001-tea.md", "e/tea.md"] {
      try project.write("# Tea\n\n## Pros\n\n- Hot\n", to: name)
    }
    let offer = "Decisions in this repository: `proscons "
    for (place, offer) in [("d", offer + ".`\n"), ("d/sub", offer + "..`\n"), ("e", "")] {
      let script = try await Transcript.of(
        arguments: ["-c", "where"], workingFolder: project.path(of: place))
      #expect(script.errorText == offer)
    }
  }

  @Test("isn't offered from outside the repository")
  func outside() async throws {
    let project = try TemporaryFolder()
    for name in ["decisions", "decisions/tool", "decisions/tool/.git"] {
      try project.makeFolder(name)
    }
    try project.write("# Tea\n\n## Pros\n\n- Hot\n", to: "decisions/0001-tea.md")
    let terminal = try PseudoTerminal(workingFolder: project.path(of: "decisions/tool"))
    try await terminal.expect("only the demo") {
      !$0.text.contains("Decisions") && $0.cursorLine == "/ai>"
    }
  }

  @Test(
    "is offered where the repository has decisions, asks before edits are lost, and follows changes"
  )
  func atTerminal() async throws {
    let terminal = try PseudoTerminal(workingFolder: folder.path(of: "docs"))
    try await terminal.expect("the offer") {
      $0.text.contains("Decisions in this repository: `use decisions`") && $0.cursorLine == "/ai>"
    }
    terminal.type("add pro Lost\ruse deci\t")
    try await terminal.expect("the folder") { $0.cursorLine.hasSuffix("> use decisions/") }
    terminal.type("\r")
    try await terminal.expect(text: "Enter `use` again to discard what isn't in a file\n/ai>")
    terminal.type("use decisions\ropen 1\rpros\r")
    try await terminal.expect("the rows") {
      $0.text.contains("1  Warm\n") && $0.cursorLine.hasSuffix("/pros>")
    }
    try folder.write("# Tea or coffee\n\n## Pros\n\n- Hot\n", to: "docs/decisions/0001-tea.md")
    try await terminal.expect(text: "1  Hot\n")
    terminal.type("about\r")
    try await terminal.expect("the facts") {
      $0.text.contains("\nversion   1.0.0") && $0.text.contains("\nfolder    decisions\n")
        && $0.text.contains("\nwatching  on\npros      pros, as a list and one by one ")
    }
  }
}
