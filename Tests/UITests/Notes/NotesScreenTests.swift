import Decisions
import Presentation
import Testing

@testable import UI

struct NotesScreenTests {
  @Test func `An option's notes are numbered`() async throws {
    #expect(
      try await Rehearsal.lines("notes", "where", of: .recorded, from: "/0007/1") == [
        "Notes of PostgreSQL", "1  It is blue", "2  It has an elephant", "/0007/1/notes",
      ])
  }

  @Test func `A decision's tell also what was not understood, and where`() async throws {
    #expect(
      try await Rehearsal.lines("notes", of: .recorded) == [
        "Notes of Use which database?", "1  we shall see", "Not understood:",
        "   line 9: the chosen option isn't in the list of options",
        "   line 12: the pros and cons in this table are not read",
      ])
  }

  @Test func `An only option's are its decision's`() async throws {
    let topic = Topic(title: "AI", arguments: [Argument(.pro, "a")], notes: ["b"])
    let decision = Decision(title: "AI", options: [topic], remarks: ["c"])
    #expect(
      try await Rehearsal.lines("notes", of: Weighed(decision: decision), from: "/ai")
        == ["Notes of AI", "1  b", "2  c"])
  }

  @Test func `They lead nowhere`() async throws {
    #expect(
      try await Rehearsal.lines("notes", "open 1", of: .recorded).last
        == "error: no rows to open here: `up` leads to the list")
  }
}
