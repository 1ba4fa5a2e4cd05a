import BusinessLogic
import Services
import Testing

@Suite("Editing arguments")
struct EditingTests {
  private let text = """
    # T
    ## Option 1
    * Good, because a
      and so on
      * detail
    * **Bad**: b <!-- todo -->
    ## Option 2
    """

  @Test("adds one line in the notation of its neighbours")
  func add() throws {
    #expect(try added(.pro, "x", 0) == ["* Good, because x"])
    #expect(try added(.con, "x", 0) == ["* **Bad**: x"])
    #expect(try added(.neutral, "x", 0) == ["* **Neutral**: x"])
    #expect(try added(nil, "x", 0) == ["* x"])
    #expect(try added(.pro, "x\n y ", 1) == ["* Good, because x y"])
    let labels = "# T\n\n## Pros\n\n1) a\n\n## Cons\n\n- b"
    #expect(try added(.pro, "x", 0, to: labels) == ["2) x"])
    #expect(try added(.con, "x", 0, to: labels) == ["- x"])
    let german = "# T\n\n## Option 1\n\n- Gut, weil a\n"
    #expect(try added(.con, "x", 0, to: german) == ["- Schlecht, weil x"])
    let bare = "# T\n\n## Considered Options\n\n* A\n* B\n"
    #expect(try added(.con, "x", 1, to: bare) == ["  * Bad, because x"])
  }

  @Test("changes the words and keeps marker, weight and details")
  func edit() throws {
    let result = try after(.edit(line: 3, text: "new"))
    #expect(result == text.replacing("a\n  and so on", with: "new"))
    #expect(try after(.edit(line: 6, text: "new")) == text.replacing("b <!--", with: "new <!--"))
  }

  @Test("removes an argument with its details")
  func remove() throws {
    let rest = text.replacing("* Good, because a\n  and so on\n  * detail\n", with: "")
    #expect(try after(.remove(line: 3)) == rest)
    #expect(try after(.remove(line: 3), of: "# T\n## Pros\n- a") == "# T\n## Pros")
  }

  @Test("moves whole lines")
  func move() throws {
    let block = "* Good, because a\n  and so on\n  * detail\n"
    let other = "* **Bad**: b <!-- todo -->\n"
    let moved = text.replacing(block + other, with: other + block)
    #expect(try after(.move(line: 6, before: 3)) == moved)
    #expect(try after(.move(line: 3, before: nil)) == moved)
    #expect(try after(.move(line: 3, before: 6)) == text)
    #expect(
      try after(.move(line: 3, before: nil), of: "# T\n## Pros\n- a\n- b")
        == "# T\n## Pros\n- b\n- a")
  }

  @Test("keeps the weight in a comment, and none for 1")
  func weigh() throws {
    let weighed = try after(.weigh(line: 3, weight: 3))
    #expect(weighed == text.replacing("because a", with: "because a <!-- weight: 3 -->"))
    #expect(
      try after(.weigh(line: 3, weight: 0), of: weighed)
        == text.replacing("because a", with: "because a <!-- weight: 0 -->"))
    #expect(try after(.weigh(line: 3, weight: 1), of: weighed) == text)
    #expect(
      try after(.weigh(line: 6, weight: 2))
        == text.replacing("todo -->", with: "todo --> <!-- weight: 2 -->"))
  }

  @Test("refuses what a file can't say, or would say otherwise")
  func refusals() {
    #expect(throws: EditRefusal.noArgument(line: 1)) { try after(.remove(line: 1)) }
    #expect(throws: EditRefusal.noArgument(line: -5)) { try after(.remove(line: -5)) }
    #expect(throws: EditRefusal.noOption(2)) { try after(.add(.pro, text: "x", option: 2)) }
    #expect(throws: EditRefusal.noText) { try after(.edit(line: 3, text: " \n ")) }
    #expect(throws: EditRefusal.noWeight(-1)) { try after(.weigh(line: 3, weight: -1)) }
    #expect(throws: EditRefusal.ambiguous) { try after(.edit(line: 3, text: "x <!-- y -->")) }
  }

  @Test("changes nothing but what it says, on every file", arguments: Fixtures.all, ["\n", "\r\n"])
  func properties(fixture: String, lineEnd: String) throws {
    for text in [fixture, fixture + "\n"].map({ $0.replacing("\n", with: lineEnd) }) {
      let decision = decision(text)
      for (place, option) in decision.options.enumerated() {
        for side in Side.allCases {
          #expect(try added(side, "brand new", place, to: text).count == 1)
        }
        for argument in option.arguments {
          let line = argument.line ?? 0
          let weighed = try after(.weigh(line: line, weight: 7), of: text)
          #expect(changedLines(text, weighed) == 1)
          let plain = try after(.weigh(line: line, weight: 1), of: text)
          #expect(try after(.weigh(line: line, weight: 1), of: weighed) == plain)
          #expect(try after(.weigh(line: line, weight: argument.weight), of: text) == text)
          let removed = try after(.remove(line: line), of: text)
          #expect(removed.hasSuffix("\n") == text.hasSuffix("\n") || removed.isEmpty)
        }
      }
    }
  }

  @Test("never crashes on random edits of broken files", arguments: 0..<4)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for text in Fixtures.all {
      for _ in 0..<40 {
        let bytes = Array(text.utf8)
        let cut = Array(bytes[..<Int.random(in: 0...bytes.count, using: &random)])
        let line = Int.random(in: -2...60, using: &random)
        let edits: [ArgumentEdit] = [
          .add(.pro, text: "x", option: line), .edit(line: line, text: "- y"),
          .remove(line: line), .move(line: line, before: line + 1),
          .move(line: line, before: nil), .weigh(line: line, weight: 4),
        ]
        for edit in edits { _ = try? DecisionMarkdown.bytes(cut, after: edit) }
      }
    }
  }

  private func after(_ edit: ArgumentEdit, of text: String? = nil) throws -> String {
    let bytes = Array((text ?? self.text).utf8)
    return String(decoding: try DecisionMarkdown.bytes(bytes, after: edit), as: UTF8.self)
  }

  /// The lines that an `add` inserted.
  private func added(
    _ side: Side?, _ words: String, _ option: Int, to text: String? = nil
  ) throws -> [String] {
    let before = lines(text ?? self.text)
    let after = lines(try after(.add(side, text: words, option: option), of: text))
    return after.difference(from: before).compactMap { change in
      if case .insert(_, let line, _) = change { line } else { "removed" }
    }
  }

  private func changedLines(_ before: String, _ after: String) -> Int {
    zip(lines(before), lines(after)).count { $0 != $1 }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      $0.split(separator: "\r\n", omittingEmptySubsequences: false)
    }.map(String.init)
  }
}
