import Decisions
import Prompt
import Testing

@testable import UI

@Suite("Texts of values")
struct TextOfValuesTests {
  @Test func `Each side has a style of its own`() {
    #expect(Set(Side.allCases.map { Style($0) }).count == Side.allCases.count)
  }

  @Test("Characters that deceive come out of JSON as what they were, those beyond 16 bits too")
  func json() {
    #expect(Text(json: "a\u{200B}\u{E0041}\u{1B}é").safe == "a\\u200b\\udb40\\udc41\\u001bé")
  }
}
