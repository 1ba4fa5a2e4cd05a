import Decisions
import Testing

@Suite("People and tags")
struct NameTests {
  @Test(
    "are no items beside their label, and none deep in a list",
    arguments: [
      "- Deciders:\n- Ann", "1. First\n   - Tags:\n     - Ann", "Deciders:\n\nText\n\n- Ann",
    ])
  func others(written: String) {
    #expect(decision("# T\n\n\(written)\n").names == nil)
  }

  @Test(
    "are divided by signs and line ends, but not within brackets",
    arguments: [
      ("Ann (lead, web), Bob", ["Ann (lead, web)", "Bob"]),
      ("Ann<br>Bob<br/>Cy", ["Ann", "Bob", "Cy"]), ("Ann（甲；乙）；Bob", ["Ann（甲；乙）", "Bob"]),
      ("<ann@x.example>, <bob@x.example>", ["<ann@x.example>", "<bob@x.example>"]),
      ("Ann), Bob", ["Ann)", "Bob"]), ("<list of names>", nil),
    ] as [(String, [String]?)])
  func divided(written: String, names: [String]?) {
    #expect(decision("# T\n\n- Deciders: \(written)\n").names?[.deciders] == names)
    let table = "| Deciders | \(written) |\n| - | - |\n| Date | 2021 |\n"
    #expect(decision("# T\n\n\(table)").names?[.deciders] == names)
  }

  @Test(
    "may have a comma within the quotes of YAML, and a line each in a block",
    arguments: [
      "[\"Lee, Ann\", Bob]", "\"Lee, Ann\", Bob # leads, both", "\n- 'Lee, Ann'\n- Bob",
      "[\n  \"Lee, Ann\",\n  Bob\n]",
      "\n  - \"Lee, Ann\" # lead\n  - Bob",
    ])
  func yaml(written: String) {
    let read = decision("---\ndeciders: \(written)\ndate: 2021\n---\n# T\n")
    #expect(read.names == [.deciders: ["Lee, Ann", "Bob"]])
    #expect(read.date == "2021")
    #expect(decision("---\ntags: |\n  a\n  b\n---\n# T\n").names == [.tags: ["a", "b"]])
  }

  @Test(
    "a sentence about tags has none",
    arguments: [
      "Tags shall follow a convention: `<space>:<name>`, in lower case",
      "Tag: the version of the image that is deployed, or none",
      "## Tags\n\nEach image has one tag of its own, always",
    ])
  func sentence(text: String) {
    #expect(decision("# T\n\n\(text)\n").names?[.tags] == nil)
  }
}
