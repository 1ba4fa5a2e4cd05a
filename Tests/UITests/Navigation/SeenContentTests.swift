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
    return content.value { $0.indices.contains(number - 1) ? $0[number - 1] : nil }
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

  @Test(
    "is what they saw of a row that others had changed before their edit, and else what that made")
  func others() {
    let edit: ([String]?, [String]?) = (["a", "X", "c"], ["X", "c"])
    #expect(row(1, of: ["a", "b", "c"], edit) == "X")
    #expect(row(2, of: ["a", "b", "c"], edit) == "b")
    #expect(row(3, of: ["a", "b", "c"], edit) == nil)
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
    #expect(content.value(\.first) == nil)
  }
}
