import Decisions
import TestSupport
import Testing

@testable import BusinessLogic

@Suite("What isn't there")
struct NoSuchTests {
  @Test("is named with the numbers of the options that it could be")
  func options() {
    #expect(throws: Refused.self) { try Decision.drink.index(called: "tea x") }
    let error = #expect(throws: Refused.self) { try Decision.drink.index(called: "e") }
    #expect(
      error?.description == "\"e\" matches 2 options: use a number (1, 2)")
  }

  @Test("is named with the word of an option's title that was probably meant")
  func option() {
    let error = Decision.drink.noOption("gren")
    #expect(error.description.hasSuffix("has options 1 to 2; did you mean \"Green\"?"))
  }
}
