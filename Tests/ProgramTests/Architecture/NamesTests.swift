import TestSupport
import Testing

@Suite("The repository")
struct NamesTests {
  @Test("has only files of plain names at its top, such as no test leaves there by mistake")
  func names() {
    let names = SourceTree.names(in: SourceTree.root)
    #expect(names.filter { $0.wholeMatch(of: /[A-Za-z0-9._-]+/) == nil } == [])
  }
}
