import Prompt
import Testing

@testable import UI

@Suite("A screenful")
struct ScreenfulTests {
  private let screenful = Screenful(rows: 11, columns: 20)
  private let row: Text = "1  short"
  private let wrapped: Text = "1  a row of two lines"

  private func count(
    of rows: [Text], head: [Text] = ["Title"], foot: [Text] = [], isEnd: Bool = false
  ) -> Int {
    screenful.count(head: head, rows: rows.map { [$0] }, foot: foot, more: "more", isEnd: isEnd)
  }

  private func rows(_ count: Int, _ row: Text) -> [Text] { Array(repeating: row, count: count) }

  @Test("leaves a line for the title, one that says that there is more, and one for the prompt")
  func fits() {
    #expect(count(of: rows(20, row)) == 7)
    #expect(count(of: rows(20, row), head: []) == 8)
  }

  @Test("is the whole list if that fits, with what stands below it")
  func whole() {
    #expect(count(of: rows(8, row), isEnd: true) == 8)
    #expect(count(of: rows(9, row), isEnd: true) == 7)
    #expect(count(of: rows(7, row), foot: ["Foot"], isEnd: true) == 7)
    #expect(count(of: rows(7, row), foot: ["Foot", "Foot"], isEnd: true) == 6)
  }

  @Test("counts the lines that a row takes on the terminal")
  func wraps() {
    #expect(count(of: rows(3, row) + rows(20, wrapped)) == 5)
    #expect(count(of: rows(20, wrapped), head: []) == 4)
  }

  @Test("has room for a line that says that there is more, however many lines that takes")
  func more() {
    let rows = rows(20, row).map { [$0] }
    #expect(
      screenful.count(head: [], rows: rows, foot: [], more: "more than one line", isEnd: false) == 8
    )
    #expect(
      screenful.count(
        head: [], rows: rows, foot: [], more: "it takes more than one line", isEnd: false) == 7)
  }

  @Test("has a row even on the lowest terminal", arguments: 1...4)
  func low(height: Int) {
    let low = Screenful(rows: height, columns: 20)
    func count(_ rows: [Text]) -> Int {
      low.count(head: ["Title"], rows: rows.map { [$0] }, foot: [], more: "more", isEnd: false)
    }
    #expect(count(rows(9, row)) == 1)
    #expect(count(rows(9, wrapped)) == 1)
    #expect(low.pageSize == 2)
  }
}
