import Testing

@testable import UI

struct StrikeScreenTests {
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
