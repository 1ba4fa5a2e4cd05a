import Testing

@testable import Prompt

@Suite("Undo of a line")
struct LineUndoTests {
  private var undo = LineUndo()

  private mutating func note(_ text: String, cursor: Int? = nil) {
    let scalars = Array(text.unicodeScalars)
    undo.note(.init(text: scalars, cursor: cursor ?? scalars.count))
  }

  private mutating func type(_ text: String) {
    for end in 1...text.count { note(String(text.prefix(end))) }
  }

  private mutating func undone() -> String? {
    undo.undo().map { String(String.UnicodeScalarView($0.text)) }
  }

  @Test("takes back one word after the other")
  mutating func words() {
    type("one two")
    #expect(undone() == "one")
    #expect(undone() == "")
    #expect(undone() == nil)
  }

  @Test("takes back what a key has done")
  mutating func kill() {
    type("one two")
    note("one ")
    note("")
    #expect(undone() == "one ")
    #expect(undone() == "one two")
  }

  @Test("begins anew where the cursor was moved to")
  mutating func moved() {
    type("ab")
    note("ab", cursor: 0)
    note("xab", cursor: 1)
    #expect(undone() == "ab")
    #expect(undone() == "")
  }

  @Test("has nothing to take back in a line that was never changed")
  mutating func nothing() {
    note("", cursor: 0)
    #expect(undone() == nil)
  }
}
