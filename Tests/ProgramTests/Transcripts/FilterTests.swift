import TestSupport
import Testing

@Suite("Filters")
struct FilterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (number, status, tag) in [
      (1, "accepted", "data"), (2, "proposed", "data"), (3, "proposed", "ui"),
    ] {
      try folder.write(
        """
        ---
        status: \(status)
        date: 2026-0\(number)-01
        tags: [\(tag)]
        ---

        # Question \(number)

        ## Considered Options

        * A
        * B

        """, to: "000\(number)-q.md")
    }
  }

  private func run(_ lines: String...) async throws -> Transcript {
    try await Transcript.of(arguments: [folder.path] + lines.flatMap { ["-c", $0] })
  }

  @Test("list the decisions that match, which `open` then means, and fail if there are none")
  func list() async throws {
    let found = try await run("list state:undecided tag:data", "open 2", "where")
    #expect(
      found.text.hasPrefix(
        """
        Decisions with state:undecided tag:data
        0002  Question 2  proposed  2026-02-01  2 options, 0 arguments
        1 decision: 1 undecided

        """))
    #expect(found.text.hasSuffix("/0002\n"))
    let none = try await run("list since:2027")
    #expect(none.text == "Decisions with since:2027\nNo decision matches\n")
    #expect(none.status == .exited(1))
  }

  @Test("number the decisions as `list` does, also in subfolders and with the same number twice")
  func numbers() async throws {
    try folder.makeFolder("backend")
    for name in ["0001-r", "backend/0001-b", "backend/0002-c"] {
      try folder.write("# Other\n\n* Status: accepted\n\n## Pros\n\n* x\n", to: "\(name).md")
    }
    func numbers(_ command: String) async throws -> [Substring] {
      try await run(command).text.split(separator: "\n").filter { $0.contains("accepted ") }
        .compactMap { $0.split(separator: " ").first }
    }
    let all = try await numbers("list")
    #expect(all == ["0001", "0001", "backend/0001", "backend/0002"])
    #expect(try await numbers("list state:accepted") == all)
  }

  @Test("narrow the agenda, and its JSON")
  func agenda() async throws {
    let found = try await run("agenda tag:ui", "agenda --json before:2026-03", "agenda tag:x")
    #expect(found.text.hasPrefix("1 undecided with tag:ui of 3 decisions\n1  Question 3 "))
    #expect(
      found.text.contains("\"sentences\" : [ \"1 undecided with before:2026-03 of 3 decisions\" ]"))
    #expect(found.text.hasSuffix("No undecided decisions with tag:x among 3\n"))
    #expect(found.status == .exited(0))
  }

  @Test("read one argument of a shell with spaces as one value, unless it holds several terms")
  func words() async throws {
    for (value, status) in [("title:question 2", 0), ("title:2 question", 1), ("tag:ui tag:ui", 0)]
    {
      let run = try await Transcript.of(arguments: [folder.path, "ls", value])
      #expect(run.status == .exited(Int32(status)), "\(value)")
    }
  }

  @Test("select from all decisions what is exported, and fail if there are none")
  func export() async throws {
    let file = folder.path(of: "out.csv")
    let run = try await run(
      "go /1", "export csv state:undecided tag:data", "export csv tag:ui \(file)")
    #expect(run.text.contains("0002-q.md") && !run.text.contains("0003-q.md"))
    #expect(run.text.hasSuffix("Exported 1 decision to \(file)\n"))
    let none = try await self.run("export json tag:x", "export csv tag:x \(file).2")
    #expect(none.text.contains("\"decisions\" : []"))
    #expect(
      none.errorText
        == """
        No decision matches: `list` shows them all
        Alert: No decision matches, so no file was written: `list` shows them all

        """)
    #expect(none.status == .exited(1))
    let behind = try await self.run("export csv \(file).2 tag:ui")
    #expect(behind.errorText.contains("FIELD:VALUE must come before FILE, as in `export csv"))
    #expect(folder.names().allSatisfy { !$0.contains("csv.2") })
  }

  @Test("need a year, a month or a day as the date", arguments: ["list", "agenda", "export csv"])
  func dates(command: String) async throws {
    for date in ["yesterday", "2026-1", "2026-13", "2026-02-30", "30d", ""] {
      #expect(
        try await run("\(command) since:\(date)").errorText
          == "error: expected a date such as 2026, 2026-01 or 2026-01-31, not \"\(date)\"\n")
    }
    #expect(try await run("\(command) before:2026-03").text.contains("Question 2"))
  }

  @Test("look for a word in the titles, also of options, under the same name everywhere")
  func title() async throws {
    try folder.write("# Other\n\n## Options\n\n* The second QUESTION\n* B\n", to: "0004-q.md")
    for command in ["list", "agenda", "export csv"] {
      let run = try await run("\(command) title:question tag:ui", "\(command) title:\"second q\"")
      #expect(run.text.contains("Question 3") && run.text.contains("Other"), "\(command)")
      #expect(!run.text.contains("Question 2"), "\(command)")
    }
  }

  @Test("make the agenda fail if a decision is older than an age")
  func older() async throws {
    try folder.write("# Later\n\n* Status: proposed\n* Date: 9999-01-01\n", to: "0004-q.md")
    let late = try await run("agenda --older 4w")
    #expect(late.text.contains(" undecided with before:"))
    #expect(late.text.contains("Question 3") && !late.text.contains("Later"))
    #expect(late.status == .exited(1))
    let json = try await run("agenda --json --older 30d tag:ui")
    #expect(json.text.contains("Question 3") && !json.text.contains("Question 2"))
    #expect(json.status == .exited(1))
    #expect(try await run("agenda --older 99999d").status == .exited(0))
    let wrong = try await run("agenda --older 3")
    #expect(
      wrong.errorText
        == "error: expected an age in days or weeks, such as 30d or 4w, not \"3\"\n")
  }

  @Test("of dates name undecided decisions whose date has no order, which `agenda` lists last")
  func unordered() async throws {
    for (number, date) in [(4, "05.01.2020"), (5, "2026/1/9"), (6, "2026-2-28")] {
      try folder.write("# Q\n\n* Status: proposed\n* Date: \(date)\n", to: "000\(number)-q.md")
    }
    let agenda = try await run("agenda --older 99999d", "agenda")
    let routes = agenda.text.matches(of: /\(\/(\d+)/).map { String($0.1) }
    #expect(routes == ["0005", "0002", "0006", "0003", "0004"])
    #expect(
      agenda.text.contains(" among 6\nUndecided, with a date that can't be compared: 0004\n"))
    #expect(agenda.status == .exited(1))
    #expect(try await run("agenda --older 99999d tag:ui").status == .exited(0))
  }

  @Test("take no file that can't be read for undecided, and make the agenda fail instead")
  func unread() async throws {
    try folder.write(bytes: Array("# Caf".utf8) + [0xE9], to: "0004-q.md")
    let agenda = try await run("agenda --older 99999d")
    #expect(
      agenda.text.hasSuffix(
        " among 3\n1 file can't be read\n"))
    #expect(agenda.status == .exited(1))
    #expect(try await run("agenda tag:ui").status == .exited(0))
    let list = try await run("list state:undecided", "export csv state:undecided").text
    #expect(list.contains("\n1 file can't be read\n"))
    #expect(!list.contains("0004"))
    let other = try await run("list --json state:other").text
    #expect(other.contains("\"state\" : \"other\"") && other.contains("\"/0004\""))
    let json = try await run("export json").text.split(separator: "\"file\"").last ?? ""
    #expect(json.contains("\"state\" : \"other\"") && json.contains("\"undecided\" : false"))
  }

  @Test("take no operator of a shell for a word of a title")
  func operators() async throws {
    let run = try await run("list tag:data > x", "agenda tag:data | head")
    #expect(run.errorText.matches(of: /unexpected argument "[|>]"/).count == 2)
    #expect(run.text == "")
  }

  @Test("refuse a field that there isn't, unless quotes make it a word of a title")
  func fields() async throws {
    for command in ["agenda", "list", "export csv"] {
      let run = try await run("\(command) stat:x")
      #expect(
        run.errorText.hasSuffix(" since, before or title, not \"stat\"; did you mean \"state\"?\n"))
    }
    let run = try await run("agenda \"note:x\"")
    #expect(run.text == "No undecided decisions with \"note:x\" among 3\n")
    #expect(try await self.run("list \"Question 2\"").text.contains("\n0002  Question 2 "))
  }

  @Test("name an unknown state, with the nearest")
  func unknown() async throws {
    let run = try await run("list state:acepted")
    #expect(run.errorText.hasSuffix("not \"acepted\"; did you mean \"accepted\"?\n"))
    #expect(run.status == .exited(1))
  }
}
