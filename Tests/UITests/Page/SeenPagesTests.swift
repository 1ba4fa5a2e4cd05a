import Presentation
import Testing

@testable import UI

@Suite("The pages that the user has seen")
struct SeenPagesTests {
  private let place = Spot.place(.decision("tea"))

  private func rows(_ seen: SeenPages, typing line: Int?, at spot: Spot? = nil) -> [String]? {
    seen.page(at: spot ?? place, typing: line)?.rows.all.map(\.name)
  }

  @Test("hold the page on which a line was begun, however often it changes under that line")
  func begun() {
    var seen = SeenPages()
    seen.see(Page("a"), at: place, whileTyping: nil)
    seen.see(Page("b"), at: place, whileTyping: 1)
    seen.see(Page("c"), at: place, whileTyping: 1)
    seen.see(Page("d"), at: place, whileTyping: 2)
    #expect([1, 2, 3, nil].map { rows(seen, typing: $0) } == [["a"], ["c"], ["d"], ["d"]])
  }

  @Test("hold the answer that a line was begun on, though another comes meanwhile")
  func answers() {
    var seen = SeenPages()
    seen.see(Page("a"), at: .answer, whileTyping: nil)
    seen.see(Page("b"), at: .answer, whileTyping: 1)
    #expect([1, 2].map { rows(seen, typing: $0, at: .answer) } == [["a"], ["b"]])
  }

  @Test("are kept for each place")
  func places() {
    var seen = SeenPages()
    #expect(rows(seen, typing: 1) == nil)
    seen.see(Page("a"), at: place, whileTyping: nil)
    seen.see(Page("b"), at: .place(.decisions), whileTyping: 1)
    #expect(rows(seen, typing: 1) == ["a"])
    #expect(rows(seen, typing: 1, at: .place(.decisions)) == ["b"])
  }

  @Test("hold what the user's own edit made of them, for earlier lines as well")
  func edited() {
    var seen = SeenPages()
    seen.see(Page("a", "b"), at: place, whileTyping: nil)
    seen.see(Page("a", "b", "c"), at: place, whileTyping: 1)
    seen.edited(from: Page("a", "b", "c"), to: Page("b", "c"), at: place)
    #expect(rows(seen, typing: 1) == ["b"])
    #expect(rows(seen, typing: 2) == ["b", "c"])
    #expect(seen.page(at: place, typing: 1)?.rows.row(1)?.name == "b")
  }

  /// What the user takes the rows to be who saw `seen`, and made the edit.
  private func known(_ seen: [String], _ before: [String], _ after: [String]) -> [String]? {
    var pages = SeenPages()
    pages.see(Page(seen), at: place, whileTyping: nil)
    pages.edited(from: Page(before), to: Page(after), at: place)
    return rows(pages, typing: nil)
  }

  @Test("don't hold what others had changed before the edit, which the user hasn't seen")
  func others() {
    let seen = ["a", "b", "c"]
    #expect(known(seen, ["a", "b", "X", "c"], ["b", "X", "c"]) == ["b", "c"])
    #expect(known(seen, ["a", "b", "Z"], ["a", "new", "Z"]) == ["a", "new", "c"])
    #expect(known(["a", "b"], ["a", "X"], ["a", "X", "new"]) == ["a", "b", "new"])
  }
}
