import Testing

@testable import UI

@Suite("What a person takes to be there")
struct SeenContentTests {
  /// What they take the row with this number to be, counted from 1, after edits of theirs.
  private func row(
    _ number: Int, of seen: [String], _ edits: ([String]?, [String]?)...
  ) -> String? {
    var content = SeenContent(seen)
    for edit in edits { content.know(edit.0, edit.1) }
    return content.origin(ofRow: number) { $0 }.flatMap { response, number in
      response.indices.contains(number - 1) ? response[number - 1] : nil
    }
  }

  @Test("is what they saw")
  func seen() {
    #expect(row(2, of: ["a", "b"]) == "b")
    #expect(row(3, of: ["a", "b"]) == nil)
  }

  @Test("is what their own edits have made of it")
  func edits() {
    #expect(row(1, of: ["a", "b"], (["a", "b"], ["b"])) == "b")
    #expect(
      row(1, of: ["a", "b", "c"], (["a", "b", "c"], ["b", "c"]), (["b", "c"], ["c"])) == "c")
  }

  @Test("is among what they saw, wherever their edit has moved that, and not what others put there")
  func others() {
    let removal: ([String]?, [String]?) = (["a", "b", "X", "c"], ["b", "X", "c"])
    #expect(row(1, of: ["a", "b", "c"], removal) == "b")
    #expect(row(2, of: ["a", "b", "c"], removal) == "c")
    #expect(row(3, of: ["a", "b", "c"], removal) == nil)
    let change: ([String]?, [String]?) = (["a", "b", "Z"], ["a", "new", "Z"])
    #expect(row(2, of: ["a", "b", "c"], change) == "new")
    #expect(row(3, of: ["a", "b", "c"], change) == "c")
    let move: ([String]?, [String]?) = (["a", "b", "c", "Z"], ["c", "a", "b", "Z"])
    #expect((1...4).map { row($0, of: ["a", "b", "c", "d"], move) } == ["c", "a", "b", "d"])
    let addition: ([String]?, [String]?) = (["a", "X"], ["a", "X", "new"])
    #expect(row(3, of: ["a", "b"], addition) == "new")
  }

  @Test("is of their edit where that has found what they saw, and else what they saw")
  func value() {
    var content = SeenContent(["Tea", "a"])
    content.know(["Tea", "b"], ["Milk", "b"])
    #expect(content.heading(\.first) == "Milk")
    content.know(["Water", "b"], ["Wine", "b"])
    #expect(content.heading(\.first) == "Milk")
  }

  @Test("is about something also where it is nothing, until their edit has put something there")
  func nothing() {
    var content = SeenContent<[String]>(nothingUnder: "Tea")
    #expect(content.heading(\.first) == "Tea")
    #expect(content.origin(ofRow: 1) { $0 } == nil)
    content.know(nil, ["Tea", "a"])
    #expect(content.heading(\.first) == "Tea")
    #expect(content.origin(ofRow: 2) { $0 }?.number == 2)
    var other = SeenContent<[String]>(nothingUnder: "Tea")
    other.know(["Milk", "a"], ["Milk", "a", "b"])
    #expect(other.heading(\.first) == "Tea")
    #expect(other.origin(ofRow: 2) { $0 } == nil)
  }

  @Test("is no other for an edit that is seen already")
  func late() {
    #expect(row(1, of: ["b", "b", "c"], (["a", "b", "b", "c"], ["b", "b", "c"])) == "b")
  }

  @Test("is not known any more behind an edit that can't be told, or too many")
  func lost() {
    #expect(row(1, of: ["a"], (["a"], nil)) == nil)
    var content = SeenContent(["a"])
    for turn in 0..<100 { content.know(["x \(turn)"], ["x \(turn + 1)"]) }
    #expect(content.origin(ofRow: 1) { $0 } == nil)
    #expect(content.heading(\.first) == nil)
  }
}
