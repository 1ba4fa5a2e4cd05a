import Testing

@testable import UI

struct StrikeScreenTests {
  @Test func `On 80 columns`() async throws {
    let lines = try await Rehearsal.lines("strike", from: "/0007/2")
    #expect(
      lines.joined(separator: "\n") == """
        SQLite in a file of its own beside the program, with a backup every night
        Struck out:
        1  pro 2, weight 1: it is fast
           pro 3, weight 1: it is free
           con 1, weight 2: one writer at a time
        Left:
           pro 1, weight 3: there is no server
        The pros outweigh the cons by 3
        """)
  }

  @Test func `On 20 columns`() async throws {
    let lines = try await Rehearsal.lines("strike", from: "/0007/2/pros/1", columns: 20)
    #expect(
      lines.joined(separator: "\n") == """
        SQLite in a file of
        its own beside the
        program, with a
        backup every night
        Struck out:
        1  pro 2, weight 1:
             it is fast
           pro 3, weight 1:
             it is free
           con 1, weight 2:
             one writer at a
             time
        Left:
           pro 1, weight 3:
             there is no
             server
        The pros outweigh
        the cons by 3
        """)
  }

  @Test func `Where nothing is struck out, all is left`() async throws {
    #expect(
      try await Rehearsal.lines("strike", from: "/0007/3") == [
        "日本語のデータベース", "Left:", "   con 1: nobody knows it",
        "The cons outweigh the pros by 1",
      ])
  }

  @Test func `A decision with several options asks to open one first`() async throws {
    #expect(
      try await Rehearsal.lines("strike") == [
        "Alert: Which option? \"Use which database?\" has options 1 to 4: open one first"
      ])
  }

  @Test func `A decision with one option is struck at once`() async throws {
    #expect(try await Rehearsal.lines("strike", of: .intelligence).contains("1  pro 1: a"))
  }
}
