import Decisions
import TestSupport
import Testing

@testable import UI

struct CheckScreenTests {
  @Test func `docs/stability.md has the name of every problem`() throws {
    let rows = Set(SourceTree.lines(of: "\(SourceTree.root)/docs/stability.md"))
    for kind in Problem.Kind.allCases {
      let isError = kind.isError ? "yes" : "no"
      #expect(rows.contains("| `\(kind.rawValue)` | \(isError) | \(kind.meaning) |"))
    }
  }
}
