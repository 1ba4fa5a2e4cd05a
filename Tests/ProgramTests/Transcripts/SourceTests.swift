import TestSupport
import Testing

@Suite("The source on the screen")
struct SourceScreenTests {
  @Test("is that of the draft, of an option only its part, and follows an edit")
  func draft() async throws {
    let folder = try TemporaryFolder()
    let text =
      "# Which\n\n## Options\n\n### Tea\n\n- Good, because hot\n\n### Ice\n\n- Bad, because dear\n"
    try folder.write(text, to: "0001-which.md")
    let run = try await Transcript.of(
      arguments: [folder.path], input: "draft\ngo /1/tea\nadd pro old\nsource\ngo /1/source\ndrop\n"
    )
    #expect(
      run.text.contains(
        """
        Source of Tea
        5  option 1    ### Tea
        6
        7  pro 1 of 2  - Good, because hot
        8  pro 2 of 2  - Good, because old
        9
        Source of Which
        1   title       # Which
        """))
    #expect(run.text.contains("12  con 1 of 1  - Bad, because dear\n"))
    #expect(run.errorText == "")
    #expect(try folder.text(of: "0001-which.md") == text)
  }

  @Test("of an option that is a column of a table has the rows with its arguments")
  func column() async throws {
    let folder = try TemporaryFolder()
    let table = "| | A | B |\n|-|-|-|\n| Pros | c | d |\n| Cons | e | f |\n"
    let path = try folder.write("# T\n\n\(table)", to: "1.md")
    for option in ["a", "b"] {
      let run = try await Transcript.of(arguments: [path, "--at", "/1/\(option)", "-c", "source"])
      #expect(run.text.contains("| Pros | c | d |") && run.text.contains("| Cons | e | f |"))
    }
  }

  @Test("is shown of a file in which nothing is recognised")
  func text() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("# T\n\n+ fast\n", to: "notes.md")
    let run = try await Transcript.of(arguments: [path, "source"])
    #expect(run.text == "Source of notes\n1  title  # T\n2\n3  text   + fast\n")
    #expect(run.status == .exited(0))
  }

  @Test("is refused above all decisions")
  func nowhere() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# A\n\n## Pros\n\n- one\n", to: "0001-a.md")
    let run = try await Transcript.of(arguments: [folder.path, "source"])
    #expect(run.errorText == "error: `source` needs a decision: open one first with `open N`\n")
    #expect(run.status == .exited(1))
  }
}
