import TestSupport
import Testing

@Suite("The numbers of two branches", .timeLimit(.minutes(5)))
struct NumberTests {
  private let folder: TemporaryFolder

  private static func text(_ title: String, _ more: String = "") -> String {
    "# \(title)\n\n* Status: accepted\n\n## Pros\n\n- one\n\n## More\n\n\(more)\n"
  }

  /// A repository whose branch `mine` has a decision 2, as `main` has another one.
  init() async throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("docs/adr")
    try folder.write(Self.text("1. One"), to: "docs/adr/0001-one.md")
    try await git("init --quiet --initial-branch=main", "add .", "commit --quiet --message=One")
    try await git("branch mine")
    try folder.write(Self.text("2. Theirs"), to: "docs/adr/0002-theirs.md")
    try await git("add .", "commit --quiet --message=Two", "checkout --quiet mine")
    try folder.write(Self.text("2. Mine", "See [1](0001-one.md)."), to: "docs/adr/0002-mine.md")
    try folder.write(
      Self.text("1. One", "See [2](0002-mine.md), ADR-2 and decision 2."),
      to: "docs/adr/0001-one.md")
    try folder.write("[ADR-2](docs/adr/0002-mine.md)\n\u{1B}[31m0002-mine\n", to: "README.md")
    try await git("add .", "commit --quiet --message=Mine")
  }

  private func git(_ commands: String...) async throws {
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      try #require(await folder.git(words).status == .exited(0), "\(command)")
    }
  }

  private func run(
    _ commands: String..., path: String = "docs/adr", environment: [String: String?] = [:]
  ) async throws -> Transcript {
    try await Transcript.of(
      arguments: [path] + commands.flatMap { ["-c", $0] },
      environment: ["GITHUB_BASE_REF": nil as String?].merging(environment) { $1 },
      workingFolder: folder.path)
  }

  private static let taken =
    "docs/adr/0002-mine.md:1: error: main has the number 0002 for another decision: 0002-theirs.md "
    + "[taken-number]"

  @Test("stay in a file with a merge conflict: `renumber` lists the file and refuses to move it")
  func conflict() async throws {
    let text = Self.text("3. Three", "<<<<<<< a\nSee ADR-2.\n=======\n>>>>>>> b")
    try folder.write(text, to: "docs/adr/0003-three.md")
    let run = try await run("renumber 2", "renumber 3")
    #expect(run.text.contains("other files, unchanged:\n   docs/adr/0003-three.md:12: See ADR-2."))
    #expect(run.errorText.contains("docs/adr/0003-three.md has a merge conflict: resolve it first"))
    #expect(try folder.text(of: "docs/adr/0003-three.md") == text)
  }

  @Test("are those of the file that the path names, or of none if it leaves several")
  func namesakes() async throws {
    for (place, name) in [("a", "mine"), ("b", "mine"), ("b", "other")] {
      try folder.makeFolder("docs/adr/\(place)")
      try folder.write(Self.text("2. Mine"), to: "docs/adr/\(place)/0002-\(name).md")
    }
    #expect(
      try await run("check").text.hasSuffix(
        "note: `renumber docs/adr/b/0002-other.md` moves that one to the next free number\n"))
    let run = try await run(
      "renumber docs/adr/b/0002-mine.md 5", "renumber b/0002-other.md 6", "renumber 0002-mine.md 7")
    #expect(run.errorText == "")
    #expect(folder.names(in: "docs/adr/b") == ["0005-mine.md", "0006-other.md"])
    #expect(folder.names(in: "docs/adr") == ["0001-one.md", "0007-mine.md", "a", "b"])
    try folder.write(Self.text("2. Mine"), to: "docs/adr/b/0002-mine.md")
    let refused = try await self.run("renumber 0002-mine.md")
    #expect(
      refused.errorText.contains(
        "2 files are called 0002-mine.md: name the file, a/0002-mine.md or b/0002-mine.md"))
  }

  @Test("stay where a link has the number, or leads to the file that has it")
  func links() async throws {
    try folder.makeLink("docs/adr/0006-link.md", to: "0002-mine.md")
    let names = folder.names(in: "docs/adr")
    for number in [6, 2] {
      let run = try await run("renumber \(number)")
      #expect(
        run.errorText.contains("docs/adr/0006-link.md is a link: delete it, renumber the file"))
      #expect(folder.names(in: "docs/adr") == names)
    }
    #expect(try await run("renumber 1 7").text.hasPrefix("Renumbered 0001 to 0007"))
  }

  @Test("stay between the conflict marks of README.md, too")
  func readmeInConflict() async throws {
    let text = "<<<<<<< a\n[a](0002-mine.md)\n=======\n[b](0002-mine.md)\n>>>>>>> b\n"
    try folder.write(text, to: "docs/adr/README.md")
    let run = try await run("renumber 2")
    #expect(run.text.contains("unchanged:\n   docs/adr/README.md:2: [a](0002-mine.md)\n"))
    #expect(try folder.text(of: "docs/adr/README.md") == text)
  }

  @Test("are listed as names of files, not as digits alone, and in files that can't be read")
  func elsewhere() async throws {
    try folder.write(Self.text("3. Three"), to: "docs/adr/3.md")
    try folder.write("11.3 apples\r\n[it](docs/adr/3.md)\r\n", to: "README.md")
    let text = Array("# Caf".utf8) + [0xE9] + Array("\nADR-3\n".utf8)
    try folder.write(bytes: text, to: "docs/adr/4.md")
    try folder.write("link:3.md[ADR-3]\n", to: "docs/adr/5.adoc")
    try await git("add .")
    #expect(
      try await run("renumber 3 30").text == """
        Renumbered 3 to 0030; 1 line changed, in 0030.md
        In other files, unchanged:
           README.md:2: [it](docs/adr/3.md)
           docs/adr/4.md:2: ADR-3
           docs/adr/5.adoc:1: link:3.md[ADR-3]

        """)
  }

  @Test("change only once in a file that a symbolic link points to")
  func link() async throws {
    try folder.makeLink("docs/adr/latest.md", to: "0001-one.md")
    #expect(try await run("renumber 2").status == .exited(0))
    #expect(try folder.text(of: "docs/adr/latest.md").contains("[3](0003-mine.md)"))
  }

  @Test("are compared with a revision; the one that both have given is an error until it is moved")
  func checked() async throws {
    let first = try await run("check --against main")
    #expect(first.text == Self.taken + "\nnote: `renumber --against main` moves these decisions\n")
    #expect(first.status == .exited(1))
    #expect(try await run("check").status == .exited(0))
    #expect(try await run("check --ignore taken-number --against main").status == .exited(0))
    let json = try await run("check --against main --json")
    #expect(json.text.contains(#""name" : "taken-number""#))
    let moved = try await run("renumber --against main", "check --against main", "where")
    #expect(
      moved.text == """
        Renumbered 0002 to 0003; 2 lines changed, in 0001-one.md, 0003-mine.md
        May mean one of them, too, and are unchanged:
           docs/adr/0001-one.md:11: See [3](0003-mine.md), ADR-3 and decision 2.
        In other files, unchanged:
           README.md:1: [ADR-2](docs/adr/0002-mine.md)
           README.md:2: \\u{1B}[31m0002-mine
        No problems found in 2 decisions
        /

        """)
    #expect(moved.status == .exited(0))
    #expect(folder.names(in: "docs/adr") == ["0001-one.md", "0003-mine.md"])
    #expect(try folder.text(of: "docs/adr/0003-mine.md").hasPrefix("# 3. Mine\n"))
    try await git("add .", "commit --quiet --message=Moved", "merge --quiet main")
    #expect(try await run("check --against main").text == "No problems found in 3 decisions\n")
  }

  @Test(
    "are compared in the files that are named, however their paths are spelt",
    arguments: [
      (".", "docs/adr/0002-mine.md"), ("docs/adr", "./docs/../docs/adr/0002-mine.md"),
      ("", "docs/adr/0002-mine.md"), (".", "/docs/adr/0002-mine.md"),
    ])
  func spelt(path: String, file: String) async throws {
    let (path, file) = (
      path.isEmpty ? folder.path : path, file.hasPrefix("/") ? folder.path + file : file
    )
    let run = try await run("check --against main \(file)", path: path)
    #expect(run.text.hasPrefix("\(file):1: error: main has the number 0002 for another decision"))
    #expect(
      try await self.run("check --against main docs/adr/0001-one.md", path: path).status
        == .exited(0))
  }

  @Test("of a decision, its translations and appendices are one, and all move; a template stays")
  func family() async throws {
    let kept = ["0001-one.md", "0002-template.md"]
    let family = ["0002-appendix.md", "0002-mine-annex.md", "0002-mine.de.md", "0002-mine.md"]
    for name in family + ["0002-template.md"] {
      try folder.write(Self.text("2. Meins"), to: "docs/adr/\(name)")
    }
    #expect(try await run("check").status == .exited(0))
    #expect(try await run("renumber 2").errorText == "")
    #expect(
      folder.names(in: "docs/adr") == kept + family.map { $0.replacing("0002", with: "0003") })
    #expect(
      try await run("renumber 3 2").errorText.contains("taken: docs/adr/0002-template.md has it"))
    try folder.move("docs/adr/0002-template.md", to: "docs/adr/template.md")
    #expect(try await run("renumber 3 2").errorText == "")
    try folder.write(Self.text("2. Other"), to: "docs/adr/0002-other.md")
    #expect(
      try await run("renumber 2").errorText.contains(
        "used twice: name the file, 0002-mine.de.md or 0002-mine.md or 0002-other.md"))
  }

  @Test("are moved after the merge, too, where the number alone means neither")
  func merged() async throws {
    try await git("merge --quiet main")
    let check = try await run("check --against main")
    #expect(check.text.contains("the number 2 is used twice"))
    #expect(!check.text.contains("taken-number"))
    #expect(
      check.text.hasSuffix(
        "note: `renumber docs/adr/0002-theirs.md` moves that one to the next free number\n"))
    let moved = try await run("renumber --against main")
    #expect(moved.text.hasPrefix("Renumbered 0002 to 0003; 2 lines changed"))
    let text = try folder.text(of: "docs/adr/0001-one.md")
    #expect(text.contains("See [3](0003-mine.md), ADR-2 and decision 2."))
    #expect(try await run("renumber 2").text.hasPrefix("Renumbered 0002 to 0004"))
  }

  @Test("are those of the target of a pull request on GitHub, unless a revision is named")
  func target() async throws {
    let alone = try await run("check --against", environment: ["GITHUB_BASE_REF": "main"])
    #expect(alone.errorText.hasSuffix("; did you mean \"main\"?\n"))
    try await git("update-ref refs/remotes/origin/main main")
    let run = try await run("check --against --strict", environment: ["GITHUB_BASE_REF": "main"])
    #expect(run.text.hasPrefix(Self.taken.replacing("main has", with: "origin/main has") + "\n"))
    let file = "check --against docs/adr/0002-mine.md"
    let one = try await self.run(file, environment: ["GITHUB_BASE_REF": "main"])
    #expect(one.text.hasPrefix(Self.taken.replacing("main has", with: "origin/main has") + "\n"))
    let none = try await self.run("check --against")
    #expect(none.errorText.contains("Name it, such as `--against origin/main`"))
    #expect(none.status == .exited(1))
  }

  @Test("of a shallow clone are fetched as the error says")
  func shallow() async throws {
    let places = [
      (place: "one", revision: "", kind: "--depth 1"),
      (place: "two", revision: "origin/main", kind: "--depth 1"),
      (place: "three", revision: "main", kind: "--depth 1"),
      (place: "four", revision: "main~0", kind: "--single-branch"),
      (place: "five", revision: "", kind: "--single-branch"),
    ]
    for (place, revision, kind) in places {
      try await git(
        "clone --quiet \(kind) --branch mine file://\(folder.path) \(folder.path)/\(place)")
      if place == "two" {
        try await folder.git(
          ["fetch", "--quiet", "--depth", "1", "origin", "main:refs/remotes/origin/main"], in: place
        )
      }
      func check(on target: String? = "main") async throws -> Transcript {
        try await run(
          "check --against \(revision)", path: "\(place)/docs/adr",
          environment: ["GITHUB_BASE_REF": target])
      }
      let first = try await check(on: place == "five" ? nil : "main")
      #expect(first.status == .exited(1))
      let command = try #require(first.errorText.firstMatch(of: #/run (git fetch [^;\n]*)/#)?.1)
      _ = try await Transcript.of(
        "/bin/sh", arguments: ["-c", String(command)], workingFolder: folder.path(of: place))
      let next = try await check()
      #expect(next.text.contains("[taken-number]"), "\(command): \(next.errorText)")
    }
  }

  @Test("follow in the folder's README.md, in its links and its index, and back with `undo`")
  func readme() async throws {
    let text = "See [ADR-2](0002-mine.md), [2](../adr/0002-mine.md) and 0002.\n"
    try folder.write(
      "# All\n\n<!-- proscons index -->\n<!-- /proscons index -->\n\n\(text)",
      to: "docs/adr/README.md")
    let run = try await run("export index", "renumber 2 9", "check", "undo", "redo")
    #expect(
      run.text.contains(
        "\nRenumbered 0002 to 0009; 4 lines changed, in 0001-one.md, 0009-mine.md, README.md; wrote "
          + "the index in docs/adr/README.md again\n"))
    #expect(run.text.contains("   docs/adr/README.md:12: See [ADR-9](0009-mine.md), "))
    #expect(run.text.contains("\nNo problems found in 2 decisions\nUndone: "))
    let index = try folder.text(of: "docs/adr/README.md")
    #expect(index.contains("\n| [0009](0009-mine.md) 9. Mine |"))
    #expect(index.hasSuffix("See [ADR-9](0009-mine.md), [9](../adr/0009-mine.md) and 0002.\n"))
  }

  @Test(
    "are new in each index of the folder, also above it, in the one step that `undo` takes back",
    arguments: ["renumber 2 9", "renumber --against main"])
  func indexes(command: String) async throws {
    let files = ["docs/adr/All.md", "docs/adr/README.md", "docs/Map.md", "README.md"]
    _ = try folder.makeLink("docs/adr/Link.md", to: "../../README.md")
    for file in files {
      try folder.write(
        "ADR-2\n\n<!-- proscons index -->\n<!-- /proscons index -->\n\nADR-2\n", to: file)
      _ = try await run("export index \(file)")
    }
    func texts() throws -> [String] { try files.map { try folder.text(of: $0) } }
    let before = try texts()
    let run = try await run(command, "check", "undo")
    #expect(run.errorText == "")
    #expect(run.text.contains("; wrote the index in \(files.joined(separator: ", ")) again\n"))
    #expect(run.text.contains("   README.md:1: ADR-2\n   README.md:12: ADR-2\n"))
    #expect(!run.text.contains(": | "))
    #expect(run.text.contains("\nNo problems found"))
    #expect(try texts() == before)
    #expect(try await self.run(command, "undo", "redo", "check").status == .exited(0))
    #expect(try texts() != before)
  }

  @Test("move with the place of the prompt, back with `undo`, and not in a draft or to a taken one")
  func prompt() async throws {
    let before = try folder.text(of: "docs/adr/0001-one.md")
    #expect(chmod(folder.path(of: "docs/adr/0002-mine.md"), 0o600) == 0)
    let run = try await run(
      "go /2/pros", "renumber 2 7", "where", "undo", "where", "redo", "where", "renumber 7 1",
      "renumber 9", "renumber 7 20260131", "renumber 7 7", "renumber 0007-mine.md 8", "draft",
      "renumber 8", "drop",
      "undo",
      "undo")
    let places = run.text.split(separator: "\n").filter { $0.hasPrefix("/") }
    #expect(places == ["/0007/pros", "/0002/pros", "/0007/pros"])
    #expect(run.text.contains("Nothing changed\nRenumbered 0007 to 0008"))
    #expect(run.errorText.contains("The number 0001 is taken: docs/adr/0001-one.md has it"))
    #expect(run.errorText.contains("There is no decision \"9\""))
    #expect(run.errorText.contains("The number 20260131 would be read as a date"))
    #expect(run.errorText.contains("A draft is open"))
    #expect(try folder.text(of: "docs/adr/0001-one.md") == before)
    #expect(folder.names(in: "docs/adr") == ["0001-one.md", "0002-mine.md"])
    var status = stat()
    #expect(stat(folder.path(of: "docs/adr/0002-mine.md"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("of one file name are those of two decisions if both branches have made it, each its own")
  func names() async throws {
    let taken =
      "0002-theirs.md:1: error: main has this file name for another decision: 0002-theirs.md"
    for title in ["2. Other", "2. Theirs"] {
      try folder.write(Self.text(title, "and more"), to: "docs/adr/0002-theirs.md")
      #expect(try await run("check --against main").text.contains(taken))
    }
    let moved = try await run("renumber --against main", "check --against main")
    #expect(moved.text.hasPrefix("Renumbered 0002 to 0003, 0002-theirs to 0004"))
    #expect(moved.text.hasSuffix("No problems found in 3 decisions\n"))
  }

  @Test(
    "of a file whose name has spaces are moved behind `-c` and behind the path, in quotes or not")
  func spaces() async throws {
    try folder.move("docs/adr/0002-mine.md", to: "docs/adr/0002-mi ne.md")
    let run = try await run(#"renumber "0002-mi ne.md" 3"#, "renumber 0003-mi ne.md 4")
    #expect(run.errorText == "")
    let words = try await Transcript.of(
      arguments: ["docs/adr", "renumber", "0004-mi ne.md", "5"], workingFolder: folder.path)
    #expect(words.errorText == "")
    #expect(folder.names(in: "docs/adr") == ["0001-one.md", "0005-mi ne.md"])
  }

  @Test("are given to what has one; a file without one is named, with what to do")
  func unnumbered() async throws {
    try await git("checkout --quiet main")
    try folder.write(Self.text("Theirs"), to: "docs/adr/zzz.md")
    try await git("add .", "commit --quiet --message=Name", "checkout --quiet mine")
    try folder.write(Self.text("Mine"), to: "docs/adr/zzz.md")
    let note = "note: `renumber --against main` moves these decisions\n"
    #expect(try await run("check --against main").text.contains(note))
    #expect(
      try await run("check --against main docs/adr/zzz.md").text.hasSuffix(
        "zzz.md:1: error: main has this file name for another decision: zzz.md [taken-number]\n"))
    let moved = try await run("renumber --against main", "renumber --against main")
    #expect(moved.text.hasPrefix("Renumbered 0002 to 0003; "))
    let next = "The file name of docs/adr/zzz.md has no number: rename the file\n"
    #expect(moved.text.contains("\n\(next)"))
    #expect(moved.errorText.contains(next))
    #expect(folder.names(in: "docs/adr") == ["0001-one.md", "0003-mine.md", "zzz.md"])
  }

  @Test("of a copy, and of a file that both sides have had, are one; a renamed one keeps its own")
  func same() async throws {
    try folder.write(Self.text("2. Theirs"), to: "docs/adr/0002-theirs.md")
    folder.delete("docs/adr/0002-mine.md")
    try folder.move("docs/adr/0001-one.md", to: "docs/adr/0001-uno.md")
    for name in ["README.md", "notes.md"] { try folder.write("# Mine\n", to: "docs/adr/\(name)") }
    #expect(try await !run("check --against main").text.contains("taken-number"))
    try await git("add .", "commit --quiet --message=Copied", "merge --quiet main")
    try folder.write(Self.text("2. New title"), to: "docs/adr/0002-theirs.md")
    #expect(try await !run("check --against main").text.contains("taken-number"))
  }

  @Test("are taken by files with only a title, too: the number in a file's name counts")
  func titles() async throws {
    try folder.write("# 2. Mine\n", to: "docs/adr/0002-mine.md")
    #expect(try await run("check --against main").text.contains(Self.taken))
    try folder.write(Self.text("2. Theirs"), to: "docs/adr/0002-theirs.md")
    let twice = try await run("check")
    for (one, other) in [("mine", "theirs"), ("theirs", "mine")] {
      #expect(
        twice.text.contains(
          "0002-\(one).md:1: error: the number 2 is used twice: docs/adr/0002-\(other).md"))
    }
    folder.delete("docs/adr/0002-theirs.md")
    let moved = try await run("renumber --against main", "check --against main")
    #expect(moved.text.hasPrefix("Renumbered 0002 to 0003"))
    #expect(try folder.text(of: "docs/adr/0003-mine.md") == "# 3. Mine\n")
  }
}
