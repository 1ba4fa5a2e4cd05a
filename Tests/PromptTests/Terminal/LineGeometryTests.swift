import TestSupport
import Testing

@testable import Prompt

@Suite("Where the cursor of a line is")
struct LineGeometryTests {
  private let geometry = LineGeometry(columns: 10)

  init() {
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  private func row(prompt: String = "> ", _ text: String, cursor: Int? = nil) -> Int {
    let scalars = Array(text.unicodeScalars)
    return geometry.cursor(prompt: prompt, text: scalars, cursor: cursor ?? scalars.count).row
  }

  @Test("a short line is on the row of its prompt")
  func short() {
    #expect(row("") == 0)
    #expect(row("abc") == 0)
  }

  @Test("a row that is exactly full puts the cursor on the next")
  func exactMargin() {
    #expect(row("1234567") == 0)
    #expect(row("12345678") == 1)
    #expect(row("12345678", cursor: 7) == 0)
    #expect(row(prompt: "1234567890", "") == 1)
  }

  @Test("long lines take as many rows as they need")
  func wrapped() {
    #expect(row(String(repeating: "x", count: 28)) == 3)
    #expect(row(String(repeating: "x", count: 28), cursor: 3) == 0)
  }

  @Test("a wide character that does not fit goes to the next row whole")
  func wide() {
    #expect(row("1234567世") == 1)
    #expect(row("123456世") == 1)
    #expect(row("12345世") == 0)
    #expect(row("1234567世", cursor: 7) == 1, "the cursor stands before it")
  }

  @Test("what takes no cell, two or many is counted as it is shown")
  func specials() {
    #expect(row("1234567\u{301}\u{301}") == 0)
    #expect(row("1234567\u{1}") == 1, "^A")
    #expect(row("1\u{FFFE}") == 1, "\\u{FFFE}")
  }

  @Test("is where writing it leads to")
  func drawing() {
    let text = Array("a\u{1}\u{FFFE}\u{7F}世".unicodeScalars)
    let start = LineGeometry.Position(row: 0, column: 2)
    #expect(geometry.drawing(of: text, from: start) == "a^A\\u{FFFE}^?世")
  }
}
