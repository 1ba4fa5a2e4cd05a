import Decisions
import Testing

@testable import UI

struct CheckScreenTests {
  @Test func `Nothing found is a success`() async {
    let (lines, successes) = await Gallery.run("check", "where")
    #expect(lines == ["No problems found in 1 decision", "/0007"])
    #expect(successes == [true, true])
  }

  @Test func `What is found is said as compilers do, and fails`() async {
    let (lines, successes) = await Gallery.run(
      "check", "where", "check", problems: [Problem(line: 3, "odd\u{9B}", isError: true)])
    #expect(
      lines == [
        "adr/0007.md:3: error: odd\\u{9B}", "/0007", "adr/0007.md:3: error: odd\\u{9B}",
      ])
    #expect(successes == [false, true, false])
  }
}
