import Prompt
import Testing

@testable import UI

@Suite("What was seen of a list")
struct SeenRowsTests {
  private func count(
    _ before: [String], _ now: [String], unseen: [String] = [], wereAll: Bool = false,
    areAll: Bool = false, window: Int? = nil
  ) -> Int {
    func passages(_ texts: [String]) -> [Passage] {
      zip(1..., texts).map { Passage(["\($0)  \($1)"]) }
    }
    let rows = passages(before + unseen)
    let seen = SeenRows(
      seen: rows[..<before.count], unseen: rows[before.count...], wereAll: wereAll,
      window: window ?? before.count)
    return seen.count(in: passages(now), areAll: areAll)
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
    #expect(count(["a", "b 1"], ["a", "b 2", "c"], unseen: ["b 2"]) == 1)
  }

  @Test("is all that there is where everything was seen, or fits where that was")
  func all() {
    #expect(count(["a", "b"], ["a", "b", "c", "d"], wereAll: true) == 4)
    #expect(count(["a", "b"], ["z"], unseen: ["c"], areAll: true) == 1)
    #expect(count(["a", "b"], ["c", "d"], unseen: ["c", "d"], areAll: true) == 2)
    #expect(count(["a"], ["a", "b", "c"], areAll: true, window: 2) == 1)
    #expect(count(["a", "b", "c"], ["a", "d"], unseen: ["d"], areAll: true) == 1)
  }

  @Test("goes on with rows that are certainly new, as far as it once went")
  func new() {
    #expect(count(["a"], ["a", "b", "c"], unseen: ["c"], window: 2) == 2)
    #expect(count(["a"], ["a", "b", "c", "d"], unseen: ["d"], window: 2) == 1)
    #expect(count(["a", "b"], ["a", "d", "e"], unseen: ["c"]) == 1)
    #expect(count(["a", "b"], ["a", "c"], unseen: ["c"]) == 1)
    #expect(count(["a", "b"], ["a", "d", "e"], unseen: ["c"], wereAll: true) == 2)
  }

  @Test("is what stands in its place if nothing of it is there")
  func nothing() {
    #expect(count(["a", "b"], ["c", "d", "e"]) == 2)
    #expect(count(["a", "b"], ["c", "d", "e"], unseen: ["c"]) == 0)
    #expect(count([], ["c", "d"]) == 0)
  }
}
