import Services
import TestSupport
import Testing

@Suite("The folder of decisions")
struct DecisionFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func decide(in name: String, _ numbers: ClosedRange<Int> = 1...1) throws {
    try folder.makeFolder(name)
    for number in numbers {
      try folder.write("# A\n## Pros\n- one\n", to: "\(name)/000\(number)-a.md")
    }
  }

  private var found: String? { DecisionFolder.inside(folder.path)?.name }

  @Test(
    "is found where repositories have it",
    arguments: [
      "docs/decisions", "docs/adr", "docs/adrs", "doc/adr", "doc/decisions", "adr", "adrs",
      "decisions", "docs/architecture/decisions", "doc/arch/adr", "Docs/ADR", "documentation/adr",
      "docs/architecture-decision-records", "architecture/decisions", "docs/dev/backend/adr",
    ])
  func usual(name: String) throws {
    try decide(in: name)
    try folder.write("# Read me\n\n- hello\n", to: "README.md")
    #expect(found == name)
    #expect(DecisionFolder.inside(folder.path)?.path == folder.path(of: name))
  }

  @Test("goes before what else a repository has at its top")
  func repository() throws {
    try folder.makeFolder(".git")
    try folder.write("# Ours\n## Pros\n- free\n", to: "README.md")
    #expect(found == nil)
    try decide(in: "docs/adr")
    #expect(found == "docs/adr")
  }

  @Test("is not looked for where the folder itself holds decisions and is no repository")
  func itself() throws {
    try decide(in: "adr")
    try folder.write("# A\n## Pros\n- one\n", to: "0001-a.md")
    #expect(found == nil)
  }

  @Test("is the one with the most files, of as many the first")
  func several() throws {
    try decide(in: "adr")
    try decide(in: "docs/decisions")
    #expect(found == "adr")
    try decide(in: "docs/decisions", 1...2)
    #expect(found == "docs/decisions")
  }

  @Test(
    "is never hidden or outside the usual places", arguments: [".adr", "src/adr", "docs/a/b/c/adr"])
  func others(name: String) throws {
    try decide(in: name)
    #expect(found == nil)
  }

  @Test("needs a numbered file besides its name, if no file is a decision")
  func name() throws {
    try folder.makeFolder("decisions")
    try folder.write("# Trees\n", to: "decisions/trees.md")
    #expect(found == nil)
    try folder.write("# Oak\n", to: "decisions/0001-oak.md")
    #expect(found == "decisions")
  }

  @Test("of a path that is no folder is none")
  func noFolder() throws {
    #expect(DecisionFolder.inside(try folder.write("x", to: "a.md")) == nil)
    #expect(DecisionFolder.inside(folder.path(of: "missing")) == nil)
  }
}
