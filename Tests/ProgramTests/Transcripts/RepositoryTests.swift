import TestSupport
import Testing

@Suite("A repository")
struct RepositoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.makeFolder("docs/decisions")
    try folder.write("# Ours\n\n## Pros\n\n- free\n", to: "README.md")
    try folder.write("# Decisions\n\nThey are here.\n", to: "docs/decisions/README.md")
    try folder.write(
      "---\nstatus: accepted\ndate: 2024-05-01\n---\n# Tabs or spaces\n\n## Pros\n\n- tabs\n",
      to: "docs/decisions/0007-tabs.md")
    try folder.write("", to: "docs/decisions/0009-draft.md")
  }

  @Test("is read to the end of every line by other programs, unless COLUMNS says how wide one is")
  func pipe() async throws {
    let title = "How a change on disk reaches the screen that somebody has looked at since noon"
    let option = "The kernel tells it to whoever holds the folder open, with all that has changed"
    try folder.write(
      """
      # \(title)

      * Status: accepted, though with a heavy heart

      ## Context and Problem Statement

      \(title), and \(title.lowercased())?

      ## Considered Options

      * \(option)
      * Polling

      ## Decision Outcome

      Chosen option: "\(option)"

      ## Pros and Cons of the Options

      ### \(option)

      * Good, because quick

      ### Polling

      * Bad, because slow
      """, to: "docs/decisions/0008-x.md")
    let commands = ["show", "open 8", "compare", "flip"].flatMap { ["-c", $0] }
    let run = try await Transcript.of(arguments: ["."] + commands, workingFolder: folder.path)
    #expect(run.text.contains("0008  \(title)  accepted, though with a heavy heart  "))
    #expect(run.text.contains("  \(option)  2 options"))
    #expect(run.text.contains("Context: \(title), and \(title.lowercased())?\n"))
    #expect(run.text.contains("1  \(option)  (total +1, chosen)\n"))
    #expect(!run.text.contains("…"))
    let narrow = try await Transcript.of(
      arguments: ["."] + commands, environment: ["COLUMNS": "80"], workingFolder: folder.path)
    let lines = narrow.text.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("…") } && lines.allSatisfy { $0.count <= 80 })
  }

  @Test("opens its folder of decisions, says so, and leaves out what is none")
  func opens() async throws {
    let run = try await Transcript.of(
      arguments: ["."], input: "show\nopen 7\npros\nwhere\n", workingFolder: folder.path)
    #expect(
      run.text == """
        Decisions in docs/decisions
        0007  Tabs or spaces  accepted  2024-05-01  1 option, 1 argument
        0009  0009-draft.md  (is empty)
        2 decisions: 1 accepted, 1 not read
        Skipped 1 other file: README.md
        Tabs or spaces
        accepted, 2024-05-01
        1  pros  (1)
        2  cons  (0)
        Pros of Tabs or spaces
        1  tabs
        /0007/pros

        """)
    #expect(run.errorText == "")
    #expect(run.status == .exited(0))
  }

  @Test("shows any other file that is asked for")
  func other() async throws {
    let run = try await Transcript.of(
      arguments: ["README.md", "-c", "pros"], workingFolder: folder.path)
    #expect(run.text == "Pros of Ours\n1  free\n")
  }

  @Test("lists what can't be opened, and an alert says why")
  func trouble() async throws {
    let run = try await Transcript.of(
      arguments: [".", "-c", "open 9", "-c", "go /readme"], workingFolder: folder.path)
    #expect(run.errorText.contains("Alert: ./docs/decisions/0009-draft.md is empty: "))
    #expect(
      run.errorText.contains("Alert: ./docs/decisions/README.md contains no pros or cons: "))
    #expect(run.status == .exited(1))
  }
}
