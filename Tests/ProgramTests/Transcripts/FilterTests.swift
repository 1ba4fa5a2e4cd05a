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

  @Test("narrow the agenda, and its JSON")
  func agenda() async throws {
    let found = try await run("agenda tag:ui", "agenda --json before:2026-03", "agenda tag:x")
    #expect(found.text.hasPrefix("1 undecided with tag:ui of 3 decisions\n1  Question 3 "))
    #expect(
      found.text.contains("\"sentences\" : [ \"1 undecided with before:2026-03 of 3 decisions\" ]"))
    #expect(found.text.hasSuffix("No undecided decisions with tag:x among 3\n"))
    #expect(found.status == .exited(0))
  }

  @Test("name an unknown state, with the nearest")
  func unknown() async throws {
    let run = try await run("list state:acepted")
    #expect(run.errorText.hasSuffix("not \"acepted\"; did you mean \"accepted\"?\n"))
    #expect(run.status == .exited(1))
  }
}
