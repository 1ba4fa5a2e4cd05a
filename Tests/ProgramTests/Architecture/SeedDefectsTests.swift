import TestSupport
import Testing

@Suite("The seed's defects")
struct SeedDefectsTests {
  /// The rows of the table of what was wrong in the seed's own code. A test that holds one of them
  /// is named after the right behaviour and says the row: `.bug(id: "seed 3")`.
  static let rows = 1...22

  @Test("are each held off by a test")
  func everyRow() {
    let tests = SourceTree.swiftFiles(below: "Tests").flatMap { SourceTree.lines(of: $0) }
    let named = tests.flatMap { line in
      line.split(separator: ".bug(id: \"seed ").dropFirst().compactMap {
        Int($0.prefix { $0 != "\"" })
      }
    }
    #expect(Self.rows.filter { !named.contains($0) } == [])
  }
}
