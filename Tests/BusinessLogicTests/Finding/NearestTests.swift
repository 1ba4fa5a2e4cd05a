import Testing

@testable import BusinessLogic

@Suite("The nearest word")
struct NearestTests {
  let known = ["pros", "cons", "refresh", "forward", "a"]

  @Test(
    "is the one that was probably meant",
    arguments: [
      ("pro", "pros"), ("prso", "pros"), ("CONS", "cons"), ("cosn", "cons"),
      ("refrehs", "refresh"), ("foward", "forward"), ("ref", "refresh"), ("f", "forward"),
    ])
  func near(typed: String, meant: String) {
    #expect(nearest(to: typed, among: known) == meant)
  }

  @Test(
    "is none when nothing is near", arguments: ["", "x", "conz", "9", "xyzzy", "quit", "12345678"])
  func far(typed: String) {
    #expect(nearest(to: typed, among: known) == nil)
  }

  @Test("is none for a million letters, which are not gone through for each word")
  func long() {
    let words = (0..<1000).map { "word\($0)" }
    #expect(nearest(to: String(repeating: "x", count: 1_000_000), among: words) == nil)
  }

  @Test("is none when nothing is known")
  func nothingKnown() {
    #expect(nearest(to: "pros", among: []) == nil)
  }
}
