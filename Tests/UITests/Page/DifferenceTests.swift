import Prompt
import TestSupport
import Testing

@testable import UI

@Suite("The difference of two pages")
struct DifferenceTests {
  private func lines(_ before: [Row], _ now: [Row], columns: Int = 80) -> [String] {
    let paper = Paper(columns: columns, limit: nil, isPlain: false, isWhole: true)
    let difference = Difference(from: before, to: now)
    guard !difference.isEmpty else { return [] }
    return difference.lines(title: "Tea", was: nil, on: paper).dropFirst().map(\.safe)
  }

  private func lines(_ before: [String], _ now: [String]) -> [String] {
    lines([Row](before), [Row](now))
  }

  @Test("is empty if nothing has changed, or only the layout")
  func nothing() {
    #expect(lines(["Warm"], ["Warm"]).isEmpty)
    let id = Row.ID(.sum)
    #expect(lines([Row(id, "a b") { _ in ["a", "b"] }], [Row(id, "a b")]).isEmpty)
  }

  @Test("names rows that came, went, or say something else")
  func changes() {
    #expect(lines(["Warm"], ["Warm", "Cheap"]) == ["added: 2  Cheap"])
    #expect(lines(["Warm", "Cheap"], ["Warm"]) == ["gone: 2  Cheap"])
    #expect(
      lines([Row(1, "Warm")], [Row(1, "Warm", "weight 2")])
        == ["changed: 1  Warm  (weight 2)", "  was: 1  Warm"])
    #expect(
      lines([Row(Row.ID(.sum), "Tea leads")], [Row(Row.ID(.sum), "A tie")])
        == ["changed: A tie", "  was: Tea leads"])
  }

  @Test("counts rows with another number, and names them if nothing else has changed")
  func renumbered() {
    #expect(
      lines(["Warm", "Cheap"], ["Hot", "Warm", "Cheap"])
        == ["added: 1  Hot", "2 other rows have a new number: `show` shows all"])
    #expect(
      lines([Row(1, "Tea"), Row(2, "Milk")], [Row(1, "Tea"), Row(5, "Milk")])
        == ["renumbered from 2 to: 5  Milk"])
    #expect(
      lines((1...11).map { Row($0, "row \($0)") }, (1...11).map { Row($0 + 1, "row \($0)") })
        == ["11 other rows have a new number: `show` shows all"])
  }

  @Test("says where the fewest rows that must have moved come from")
  func moved() {
    #expect(
      lines(["a", "b", "c", "d"], ["d", "a", "b", "c"])
        == ["moved from 4 to: 1  d", "3 other rows have a new number: `show` shows all"])
    let sentences = ["a", "b"].map { Row(Row.ID(.note, $0), Text($0)) }
    #expect(lines(sentences, sentences.reversed()) == ["moved: b"])
  }

  @Test("takes a row for reworded if `diff` does, behind the same neighbour")
  func reworded() {
    #expect(
      lines(["Warm", "Rather cheap"], ["Warm", "Very cheap"])
        == ["changed: 2  Very cheap", "  was: 2  Rather cheap"])
    #expect(
      lines(["保持消息顺序"], ["会保持消息顺序"]) == ["changed: 1  会保持消息顺序", "  was: 1  保持消息顺序"])
    #expect(lines(["Warm"], ["Bitter"]) == ["gone: 1  Warm", "added: 1  Bitter"])
    #expect(
      lines(["old tea"], ["an old kettle with a lid"])
        == ["gone: 1  old tea", "added: 1  an old kettle with a lid"])
    #expect(
      lines(["warm tea"], ["cold milk", "very warm tea"])
        == ["added: 1  cold milk", "changed: 2  very warm tea", "  was: 1  warm tea"])
    #expect(
      lines(["Rather cheap", "Warm"], ["Warm", "Very cheap"]).contains("gone: 1  Rather cheap"))
    #expect(
      lines(
        [Row(1, "no choice 1", kind: .part(of: ["a.md"]))],
        [Row(1, "no choice 2", kind: .part(of: ["b.md"]))])
        == ["gone: 1  no choice 1", "added: 1  no choice 2"])
  }

  @Test("names each change where it stands on the page")
  func order() {
    #expect(
      lines(["warm tea", "milk", "cold coffee"], ["warm green tea", "cold black coffee", "water"])
        == [
          "changed: 1  warm green tea", "  was: 1  warm tea", "gone: 2  milk",
          "changed: 2  cold black coffee", "  was: 3  cold coffee", "added: 3  water",
        ])
  }

  @Test("tells rows with the same text apart by their order")
  func twins() {
    #expect(lines(["a", "a"], ["a", "a", "a"]) == ["added: 3  a"])
    #expect(
      lines([Row(1, "a"), Row(2, "a")], [Row(1, "a"), Row(2, "a", "weight 2")])
        == ["changed: 2  a  (weight 2)", "  was: 2  a"])
  }

  @Test("names ten changes and counts the others", arguments: [10, 11, 12])
  func many(count: Int) {
    let shown = lines([], (1...count).map { "row \($0)" })
    let last = [
      10: "added: 10  row 10", 11: "and 1 more change: `show` shows all",
      12: "and 2 more changes: `show` shows all",
    ]
    #expect(shown.count == min(count, 11))
    #expect(shown.last == last[count])
  }

  @Test("breaks a long row between its columns, and continues below its word")
  func columns() {
    let row = Row(Row.ID(.row), "0003  Who checks it    not yet decided  3 pros, 1 con")
    #expect(
      lines([], [row], columns: 48)
        == ["added: 0003  Who checks it  not yet decided", "       3 pros, 1 con"])
    #expect(
      lines([Row(1, "Green and warm")], [Row(1, "Green and very warm")], columns: 23)
        == [
          "changed: 1  Green and", "         very warm", "  was: 1  Green and", "       warm",
        ])
  }

  @Test("leads from one page to the other, whatever they are", arguments: 0..<100)
  func property(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pages = (0..<2).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        ["a", "b c", "b d", "e", "f g", "f"].randomElement(using: &random) ?? ""
      }
    }
    var counts: [String: Int] = [:]
    for text in pages[0] { counts[text, default: 0] += 1 }
    for text in pages[1] { counts[text, default: 0] -= 1 }
    for change in Difference(from: [Row](pages[0]), to: [Row](pages[1])).changes {
      switch change {
      case .added(let row): counts[row.name, default: 0] += 1
      case .gone(let row): counts[row.name, default: 0] -= 1
      case .changed(let row, let was):
        counts[row.name, default: 0] += 1
        counts[was.name, default: 0] -= 1
      case .moved(let row, let was): #expect(row.name == was.name)
      }
    }
    #expect(counts.values.allSatisfy { $0 == 0 })
  }
}
