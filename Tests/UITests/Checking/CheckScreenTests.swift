import Decisions
import TestSupport
import Testing

@testable import UI

struct CheckScreenTests {
  @Test func `Nothing found is a success`() async {
    let (lines, successes) = await Gallery.run("check", "where")
    #expect(lines == ["No problems found in 1 decision", "/0007"])
    #expect(successes == [true, true])
  }

  @Test func `docs/stability.md has the name of every problem`() throws {
    let rows = Set(SourceTree.lines(of: "\(SourceTree.root)/docs/stability.md"))
    for kind in Problem.Kind.allCases {
      let isError = kind.isError ? "yes" : "no"
      #expect(rows.contains("| `\(kind.rawValue)` | \(isError) | \(kind.meaning) |"))
    }
  }

  @Test func `What is found is said as compilers do, and fails`() async {
    let (lines, successes) = await Gallery.run(
      "check", "where", "check", problems: [Problem(line: 3, .unreadable, "odd\u{9B}")])
    #expect(
      lines == [
        "adr/0007.md:3: error: odd\\u{9B} [unreadable]", "/0007",
        "adr/0007.md:3: error: odd\\u{9B} [unreadable]",
      ])
    #expect(successes == [false, true, false])
  }
}
