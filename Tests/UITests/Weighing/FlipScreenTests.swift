import Testing

@testable import UI

struct FlipScreenTests {
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
