import TestSupport
import Testing

@Suite("The index")
struct IndexTests {
  private let folder: TemporaryFolder
  private static let start = "<!-- proscons index -->"
  private static let end = "<!-- /proscons index -->"

  init() throws {
    folder = try TemporaryFolder()
    let text = "# A | [b]\n\nStatus: superseded by [2](0002-b&c.md)\n\n## Pros\n\n- one\n"
    try folder.write(text, to: "0001-a.md")
    try folder.write("# B\n\nStatus: proposed\n\n## Cons\n\n- two\n", to: "0002-b&c.md")
    try folder.write("# Title\n\n* Status: x\n", to: "0000-template.md")
  }

  private func run(_ commands: String...) async throws -> Transcript {
    try await Transcript.of(
      arguments: ["."] + commands.flatMap { ["-c", $0] }, workingFolder: folder.path)
  }

  @Test("is a new README.md, and is stale once a decision changes; `undo` takes each step back")
  func stale() async throws {
    let first = try await run("export index", "export index", "check")
    #expect(
      first.text
        == "Wrote the index in ./README.md\nNothing changed\nNo problems found in 3 decisions\n")
    let written = """
      # Decisions

      \(Self.start)

      | Decision | Status | Date | Chosen |
      | --- | --- | --- | --- |
      | [0001](0001-a.md) A \\| \\[b] | superseded by 0002 |  |  |
      | [0002](0002-b%26c.md) B | undecided |  |  |

      \(Self.end)

      """
    #expect(try folder.text(of: "README.md") == written)
    let second = try await run("go /2", "status accepted", "check", "export index", "check", "undo")
    #expect(
      second.text.hasSuffix(
        """
        ./README.md:3: error: the index differs from the decisions: export it again [stale-index]
        note: `export index ./README.md` writes the index between its comments
        Wrote the index in ./README.md
        No problems found in 3 decisions
        Undone: Wrote the index in ./README.md

        """))
    #expect(try folder.text(of: "README.md") == written)
    let named = try await run("check 0001-a.md")
    #expect(named.text.contains("[stale-index]\n"))
    #expect(named.status == .exited(1))
    #expect(try await run("export index", "undo", "undo").status == .exited(1))
  }

  @Test("replaces only what is between its comments, wherever the file is")
  func others() async throws {
    try folder.makeFolder("top")
    let head = "Intro\r\n\r\n```\r\n\(Self.start)\r\n```\r\n\(Self.start)\r\n"
    try folder.write("\(head)old\r\n\(Self.end)\r\nrest", to: "top/The decisions.md")
    let run = try await run("export index top/The decisions.md", "check")
    #expect(run.errorText == "")
    let text = try folder.text(of: "top/The decisions.md")
    #expect(text.hasPrefix("\(head)\r\n| Decision | "))
    #expect(text.contains("| [0001](../0001-a.md) A "))
    #expect(text.hasSuffix(" |\r\n\r\n\(Self.end)\r\nrest"))
  }

  @Test(
    "isn't reported as stale if a comment exempts it",
    arguments: [
      "<!-- proscons ignore-file stale-index -->\n\nText.", "<!-- proscons ignore stale-index -->",
    ])
  func exempted(comment: String) async throws {
    try folder.write("# R\n\n\(comment)\n\(Self.start)\n\n\(Self.end)\n", to: "README.md")
    #expect(try await run("check").text == "No problems found in 3 decisions\n")
    try folder.write("# R\n\n\(Self.start)\n\n\(Self.end)\n", to: "README.md")
    #expect(try await run("check").text.contains("[stale-index]"))
  }

  @Test("in a folder above is reported as stale, even if it was written before the first decision")
  func early() async throws {
    let place = try TemporaryFolder()
    try await #require(place.git(["init", "--quiet"]).status == .exited(0))
    try place.makeFolder("docs/decisions")
    func run(_ words: String...) async throws -> Transcript {
      try await Transcript.of(arguments: ["docs/decisions"] + words, workingFolder: place.path)
    }
    #expect(try await run("export", "index", "README.md").status == .exited(0))
    #expect(try await run("new", "First").status == .exited(0))
    #expect(try await run("check").text.contains("README.md:3: error: the index differs"))
  }

  @Test("is found stale in the folders above, too, if it is of this folder")
  func above() async throws {
    try folder.makeFolder(".git")
    for place in ["docs/adr", "docs/rfc"] {
      try folder.makeFolder(place)
      try folder.write("# A\n\nStatus: proposed\n\n## Pros\n\n- x\n", to: "\(place)/0001-a.md")
    }
    try folder.write("\(Self.start)\n\(Self.end)\n", to: "docs/All.md")
    func run(_ path: String, in place: String, _ commands: String...) async throws -> Transcript {
      try await Transcript.of(
        arguments: [path] + commands.flatMap { ["-c", $0] }, workingFolder: folder.path(of: place))
    }
    let written = try await run(
      "docs/adr", in: "", "export index docs/All.md", "check", "go /1", "status rejected")
    #expect(written.status == .exited(0))
    for (path, place, file) in [
      ("docs/adr", "", "docs/All.md"), (".", "docs/adr", "./../All.md"),
      ("../docs/adr", "docs", "../docs/All.md"),
      (folder.path(of: "docs/adr"), "", folder.path(of: "docs/All.md")),
    ] {
      let lines = """
        \(file):1: error: the index differs from the decisions: export it again [stale-index]
        note: `export index \(file)` writes the index between its comments
        """
      let found = try await run(path, in: place, "check", "check \(path)/0001-a.md")
      #expect(found.text == "\(lines)\n\(lines)\n")
    }
    #expect(try await run("docs/rfc", in: "", "check").status == .exited(0))
    let undone = try await run(
      "docs/adr", in: "", "go /1", "status accepted", "export index docs/All.md", "undo", "undo")
    #expect(undone.errorText == "")
    #expect(undone.text.contains("Undone: Wrote the index in docs/All.md\nUndone: Status of"))
  }

  @Test("that is empty, above several folders, is missing in the check of one")
  func empty() async throws {
    try folder.makeFolder(".git")
    for place in ["docs/adr", "lib/adr"] {
      try folder.makeFolder(place)
      try folder.write("# A\n\nStatus: proposed\n\n## Pros\n\n- x\n", to: "\(place)/0001-a.md")
    }
    try folder.write("\(Self.start)\n\(Self.end)\n", to: "README.md")
    for (place, count) in [("docs/adr", 1), ("lib/adr", 0), ("docs", 1)] {
      let run = try await Transcript.of(
        arguments: [place, "check"], workingFolder: folder.path)
      #expect(run.text.split(separator: "[stale-index]").count - 1 == count, "\(place)")
    }
  }

  @Test("is found without its end, too, and in a second place; each place gets it")
  func places() async throws {
    try folder.makeFolder(".git")
    try folder.makeFolder("adr")
    try folder.write("# A\n\nStatus: proposed\n", to: "adr/0001-a.md")
    let table = "| Decision |\n| --- |\n| [0001](adr/0001-a.md) |\n"
    let other = "\(Self.start)\n\(table.replacing("adr", with: "rfc"))\(Self.end)\n"
    try folder.write(
      "\(Self.start)\n\n\(table)\nText\n\n\(other)\n\(Self.start)\n\(table)\(Self.end)",
      to: "README.md")
    func run(_ commands: String...) async throws -> Transcript {
      try await Transcript.of(
        arguments: ["adr"] + commands.flatMap { ["-c", $0] }, workingFolder: folder.path)
    }
    let found = try await run("check")
    #expect(found.text.hasPrefix("README.md:1: error: the index has no end: export it again"))
    #expect(try await run("export index README.md", "check").status == .exited(0))
    let index = """
      \(Self.start)

      | Decision | Status | Date | Chosen |
      | --- | --- | --- | --- |
      | [0001](adr/0001-a.md) A | undecided |  |  |

      \(Self.end)

      """
    let written = "\(index)\nText\n\n\(other)\n\(index.dropLast())"
    #expect(try folder.text(of: "README.md") == written)
    let second = index.replacing("undecided", with: "accepted").dropLast()
    try folder.write("\(index)\n\(second)", to: "README.md")
    #expect(try await run("check").text.hasPrefix("README.md:9: error: the index differs"))
  }

  @Test(
    "is an error in the folders above while it is empty, and `renumber` doesn't fill it",
    arguments: [("\(start)\n\(end)\n", "differs from the decisions"), ("\(start)\n", "has no end")])
  func empty(place: String, trouble: String) async throws {
    try folder.makeFolder(".git")
    try folder.makeFolder("adr")
    try folder.write("# A\n\nStatus: proposed\n", to: "adr/0001-a.md")
    try folder.write("# Mine\n\n\(place)", to: "README.md")
    func run(_ commands: String...) async throws -> Transcript {
      try await Transcript.of(
        arguments: ["adr"] + commands.flatMap { ["-c", $0] }, workingFolder: folder.path)
    }
    let found = try await run("check")
    #expect(found.text.hasPrefix("README.md:3: error: the index \(trouble): export it again"))
    #expect(try await run("renumber 1 2").errorText == "")
    #expect(try folder.text(of: "README.md") == "# Mine\n\n\(place)")
    #expect(try await run("export index README.md", "check").status == .exited(0))
  }

  @Test("has no characters that control a terminal or turn a line around")
  func hostile() async throws {
    try folder.write("# A\u{1B}[31m\u{202E}b\n\nStatus: proposed\n", to: "0001-a.md")
    #expect(try await run("export index", "check").status == .exited(0))
    #expect(try folder.text(of: "README.md").contains(#"(0001-a.md) A\u{1B}\[31m\u{202E}b |"#))
  }

  @Test("of a subfolder, in it, isn't that of the folder, and is kept with it")
  func below() async throws {
    try folder.makeFolder("b")
    try folder.write("# B\n\nStatus: proposed\n", to: "b/0003-b.md")
    func inside(_ command: String) async throws -> Transcript {
      try await Transcript.of(arguments: ["b", "-c", command], workingFolder: folder.path)
    }
    #expect(try await inside("export index").text == "Wrote the index in b/README.md\n")
    #expect(try await run("check").status == .exited(0))
    let moved = try await run("renumber b-0003 7", "check")
    #expect(moved.status == .exited(0))
    #expect(try await inside("check").status == .exited(0))
    #expect(try folder.text(of: "b/README.md").contains("| [0007](0007-b.md) B |"))
    try folder.write("\(Self.start)\n\(Self.end)\n", to: "b/README.md")
    #expect(try await run("check").text.contains("`export index ./b/README.md` writes"))
    #expect(try await run("export index b/README.md", "check").status == .exited(0))
    #expect(try await inside("check").status == .exited(0))
  }

  @Test("is of all decisions, so it takes no filter")
  func filter() async throws {
    let run = try await run("export index state:accepted", "export index --for agents tag:x")
    #expect(
      run.errorText.hasPrefix("error: the index is of all decisions: only `export index --for"))
    #expect(folder.names(in: "").allSatisfy { $0.hasPrefix("000") })
  }

  @Test("is written to no file without a place for it, and to nothing in a draft")
  func refused() async throws {
    try folder.write("# Mine\n\n\(Self.end)\n", to: "README.md")
    let run = try await run("export index", "draft", "export index", "drop")
    #expect(run.errorText.hasPrefix("Alert: ./README.md has no place for the index: write <!--"))
    #expect(run.errorText.contains("A draft is open"))
    #expect(try folder.text(of: "README.md") == "# Mine\n\n\(Self.end)\n")
    let elsewhere = try await self.run("export index nodir/x.md", "export index \(folder.path)")
    #expect(elsewhere.errorText.hasPrefix("Alert: nodir/x.md can't be created (its folder doesn't"))
    #expect(elsewhere.errorText.contains("Alert: \(folder.path) exists already: choose another"))
  }
}
