import Testing

@testable import UI

struct FlipScreenTests {
  @Test func `On 80 columns`() async throws {
    let lines = try await Rehearsal.lines("flip")
    #expect(
      lines.joined(separator: "\n") == """
        Use which database?
        PostgreSQL (+4) leads SQLite in a file of its own beside the program, with a
        backup every night (+3) by 1
        Changing one weight by 2 changes the ranking:
        1  PostgreSQL, pro 1, weight 5 to 3: it is known to everybody on the team
        2  PostgreSQL, con 1, weight 2 to 4: it is one more server
        3  SQLite in a file of its o…, pro 1, weight 3 to 5: there is no server
        4  SQLite in a file of its o…, pro 2, weight 1 to 3: it is fast
        5  SQLite in a file of its o…, pro 3, weight 1 to 3: it is free
        6  SQLite in a file of its o…, con 1, weight 2 to 0: one writer at a time
        A change of 1 gives a tie, also of:
        7  PostgreSQL, pro 2, weight 1 to 0: it is free
        """)
  }

  @Test func `A single option has nothing to be compared with`() async throws {
    #expect(
      try await Rehearsal.lines("flip", of: .intelligence) == [
        "AI", "\"AI\" has only one option: there is nothing to compare it with",
      ])
  }

  @Test func `A row opens its argument`() async throws {
    #expect(try await Rehearsal.lines("flip", "open 2", "where").last == "/0007/postgresql/cons/1")
  }
}
