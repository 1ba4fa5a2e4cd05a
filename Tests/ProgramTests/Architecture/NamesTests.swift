import TestSupport
import Testing

@Suite("The repository")
struct NamesTests {
  @Test("has only plain file names at its top level: tests leave nothing there")
  func names() {
    let names = SourceTree.names(in: SourceTree.root)
    #expect(names.filter { $0.wholeMatch(of: /[A-Za-z0-9._-]+/) == nil } == [])
  }
}
