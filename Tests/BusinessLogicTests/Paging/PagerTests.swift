import TestSupport
import Testing

@testable import BusinessLogic

@Suite("A pager")
struct PagerTests {
  private struct Item: PagedItem {
    let identity: Int
    var isRow: Bool { !identity.isMultiple(of: 7) }
  }

  private typealias List = Slice<String, Item>

  private func slice(_ page: Page, of list: [Int]) -> List {
    List(page, of: list.map { Item(identity: $0) }, heading: "")
  }

  private func pager(_ rows: Int?, of list: [Int]) -> Pager<String, Item> {
    Pager(slice(Page(limit: rows), of: list), goal: rows)
  }

  @Test("asks for what comes behind the items that it holds", .bug(id: "Protium"))
  func next() throws {
    let list = Array(1...6)
    let held = pager(2, of: list)
    #expect(held.next(upTo: 4) == Page(from: 2, limit: 2))
    let longer = try #require(held.adding(slice(Page(from: 2, limit: 2), of: list), upTo: 4))
    #expect(longer.items.map(\.identity) == [1, 2, 3, 4])
    #expect(longer.rest == .exactly(2))
    #expect(longer.again() == Page(limit: 4))
  }

  @Test("asks again for all that there were, if all were held")
  func all() {
    #expect(pager(9, of: Array(1...5)).again(with: 3) == Page(limit: 1009))
    #expect(Pager(slice(.all, of: Array(1...6)), goal: 2).again(with: 3) == Page(limit: 1006))
    #expect(pager(9, of: Array(1...5)).again() == Page(limit: 9))
    #expect(pager(2, of: Array(1...6)).again(with: 3) == Page(limit: 5))
  }

  @Test("counts rows, and holds items that fill none")
  func rows() throws {
    let list = [6, 7, 14, 8, 9]
    let held = pager(2, of: list)
    #expect(held.items.map(\.identity) == [6, 7, 14, 8])
    #expect(held.holds(2) && !held.holds(3))
    #expect(held.next(upTo: 3) == Page(from: 4, limit: 1))
  }

  @Test(
    "takes no page that doesn't follow on what it holds", arguments: [[2, 3, 4], [0, 1, 2, 3]]
  )
  func changed(list: [Int]) {
    let held = pager(2, of: [1, 2, 3, 4])
    #expect(held.adding(slice(held.next(upTo: 4), of: list), upTo: 4) == nil)
  }

  @Test("takes one that does, whatever has changed behind it")
  func changedBehind() throws {
    let held = pager(2, of: [1, 2, 3, 4])
    let longer = try #require(held.adding(slice(held.next(upTo: 4), of: [1, 2, 9]), upTo: 4))
    #expect(longer.items.map(\.identity) == [1, 2, 9])
    #expect(longer.holds(100))
  }

  @Test("has neither a gap nor a repeat, however a list changes between pages", arguments: 0..<200)
  func random(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var list = Array(1...random.number(1...60))
    var unused = 1000
    var held = pager(random.number(1...9), of: list)
    for step in 0..<200 {
      if step < 40, random.number(0...1) == 0 {
        if random.number(0...1) == 0, !list.isEmpty {
          list.remove(at: random.number(0...(list.count - 1)))
        } else {
          list.insert(unused, at: random.number(0...list.count))
          unused += 1
        }
      }
      let rows = (held.goal ?? 0) + random.number(1...9)
      let next = held.adding(slice(held.next(upTo: rows), of: list), upTo: rows)
      held = next ?? pager(rows, of: list)
      #expect(held.items.map(\.identity) == Array(list.prefix(held.items.count)))
      #expect(held.rest.limit == list.dropFirst(held.items.count).count { !$0.isMultiple(of: 7) })
      #expect(held.holds(rows))
    }
    #expect(held.items.filter(\.isRow).map(\.identity) == list.filter { !$0.isMultiple(of: 7) })
  }
}
