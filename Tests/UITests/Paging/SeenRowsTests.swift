import Testing

@testable import UI

@Suite("What was seen of a list")
struct SeenRowsTests {
  private func count(_ before: [String], _ now: [String]) -> Int {
    func passages(_ texts: [String]) -> [Passage] {
      zip(1..., texts).map { Passage(["\($0)  \($1)"]) }
    }
    return SeenRows.count(before: passages(before), now: passages(now))
  }

  @Test("ends with the last row that was seen, wherever that is now")
  func end() {
    #expect(count(["a", "b", "c"], ["a", "b", "c", "d"]) == 3)
    #expect(count(["a", "b", "c"], ["new", "a", "b", "c", "d"]) == 4)
    #expect(count(["a", "b", "c"], ["a", "c", "d", "e"]) == 2)
    #expect(count(["a", "b", "c"], ["a", "b", "d", "e"]) == 2)
  }

  @Test("ends with a last row that says something else now")
  func changed() {
    #expect(count(["a", "b", "it is rather slow"], ["a", "b", "it is very slow", "d"]) == 3)
  }

  @Test("is nothing if nothing of it is there")
  func nothing() {
    #expect(count(["a", "b"], ["c", "d"]) == 0)
    #expect(count([], ["c", "d"]) == 0)
  }
}
