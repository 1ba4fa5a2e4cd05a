import Decisions
import Testing

/// A way to write arguments, and the line that an edit writes in it.
struct Notation: Sendable, CustomTestStringConvertible {
  let name: String
  /// A file whose first option has the pros `a` and `b` and the con `c`.
  let text: String
  let pro: String
  let con: String

  var testDescription: String { name }

  static let all = [
    Notation(
      name: "star, MADR",
      text: "# T\n\n### A\n\n* Good, because a\n* Good, because b\n* Bad, because c\n\n### B\n",
      pro: "* Good, because x", con: "* Bad, because x"),
    Notation(
      name: "dash, colon",
      text: "# T\n## Options\n### A\n- Good: a\n- Good: b\n- Bad: c\n### B\n",
      pro: "- Good: x", con: "- Bad: x"),
    Notation(
      name: "plus, bold",
      text:
        "# T\n## Options\n### A\n+ **Good**, because a\n+ **Good**, because b\n+ **Bad**, because c\n",
      pro: "+ **Good**, because x", con: "+ **Bad**, because x"),
    Notation(
      name: "bold as a whole",
      text:
        "# T\n## Options\n### A\n* **Good, because a**\n* **Good, because b**\n* **Bad, because c**\n",
      pro: "* **Good, because x**", con: "* **Bad, because x**"),
    Notation(
      name: "numbered",
      text: "# T\n## Options\n### A\n1. Good, because a\n2. Good, because b\n3. Bad, because c\n",
      pro: "3. Good, because x", con: "4. Bad, because x"),
    Notation(
      name: "numbered with 1 only",
      text: "# T\n## Options\n### A\n1. Good, because a\n1. Good, because b\n1. Bad, because c\n",
      pro: "1. Good, because x", con: "1. Bad, because x"),
    Notation(
      name: "label lines",
      text: "# T\n## Options\n### A\nPros:\n\n* a\n* b\n\nCons:\n\n* c\n",
      pro: "* x", con: "* x"),
    Notation(
      name: "bold labels",
      text: "# T\n## Options\n### A\n**Advantages**\n- a\n- b\n\n**Drawbacks**\n- c",
      pro: "- x", con: "- x"),
    Notation(
      name: "headings",
      text: "# T\n## Options\n### A\n#### Pros\n\n  - a\n  - b\n\n#### Cons\n\n  - c\n\n### B\n",
      pro: "  - x", con: "  - x"),
    Notation(
      name: "nested under Pros",
      text: "# T\n## Options\n### A\n- Pros\n    - a\n    - b\n- Cons\n    - c\n",
      pro: "    - x", con: "    - x"),
    Notation(
      name: "nested under the entry of the list",
      text:
        "# T\n## Options\n* A\n  * Good, because a\n  * Good, because b\n  * Bad, because c\n* B\n",
      pro: "  * Good, because x", con: "  * Bad, because x"),
    Notation(
      name: "emoji",
      text: "# T\n## Options\n### A\n- ✅ a\n- ✅ b\n- ❌ c\n",
      pro: "- ✅ x", con: "- ❌ x"),
    Notation(
      name: "emoji without bullets",
      text: "# T\n## Options\n### A\n✅ a\n✅ b\n❌ c\n",
      pro: "✅ x", con: "❌ x"),
    Notation(
      name: "German",
      text: "# T\n## Optionen\n### A\n* Gut, weil a\n* Gut, weil b\n* Schlecht, weil c\n",
      pro: "* Gut, weil x", con: "* Schlecht, weil x"),
    Notation(
      name: "German labels",
      text: "# T\n## Optionen\n### A\nVorteile:\n* a\n* b\n\nNachteile:\n* c\n",
      pro: "* x", con: "* x"),
    Notation(
      name: "a plain list",
      text: "# T\n\n## Pros\n\n- a\n- b\n\n## Cons\n\n- c\n",
      pro: "- x", con: "- x"),
  ]
}

@Suite("In each notation")
struct NotationEditTests {
  @Test("an argument is one more line behind the last of its side", arguments: Notation.all)
  func add(notation: Notation) throws {
    let text = notation.text
    let pro = try edited(text, .add(.pro, text: "x", to: option(1, of: text)))
    #expect(difference(text, pro) == ["+ " + notation.pro])
    #expect(texts(pro, .pro) == ["a", "b", "x"])
    let con = try edited(text, .add(.con, text: "because x", to: option(1, of: text)))
    #expect(difference(text, con) == ["+ " + notation.con])
    #expect(texts(con, .con) == ["c", "x"])
    let neutral = try edited(text, .add(.neutral, text: "x", to: option(1, of: text)))
    #expect(difference(text, neutral).allSatisfy { $0.hasPrefix("+ ") })
    #expect(texts(neutral, .neutral) == ["x"])
  }

  @Test("other words, a weight and another number come and go", arguments: Notation.all)
  func reverse(notation: Notation) throws {
    let text = notation.text
    let b = argument(.pro, 2, of: text)
    let rewritten = try edited(text, .rewrite(b, text: "x"))
    #expect(difference(text, rewritten).count == 2)
    #expect(texts(rewritten, .pro) == ["a", "x"])
    #expect(
      try edited(rewritten, .rewrite(argument(.pro, 2, of: rewritten), text: "b")) == text)

    let weighed = try edited(text, .weigh(b, 3))
    #expect(difference(text, weighed).last?.hasSuffix(" <!-- weight: 3 -->") == true)
    #expect(decision(weighed).options.first?.arguments.map(\.weight) == [1, 3, 1])
    #expect(try edited(weighed, .weigh(argument(.pro, 2, of: weighed), 1)) == text)

    let moved = try edited(text, .move(b, to: 1))
    #expect(texts(moved, .pro) == ["b", "a"])
    #expect(try edited(moved, .move(argument(.pro, 1, of: moved), to: 2)) == text)
  }

  @Test("an argument goes with its line", arguments: Notation.all)
  func remove(notation: Notation) throws {
    let text = notation.text
    let removed = try edited(text, .remove(argument(.pro, 2, of: text)))
    #expect(difference(text, removed).count == 1)
    #expect(texts(removed, .pro) == ["a"])
  }

  @Test("line ends, the mark at the beginning and the missing end stay", arguments: Notation.all)
  func bytes(notation: Notation) throws {
    let plain = notation.text
    let edit = Edit.add(.con, text: "x", to: option(1, of: plain))
    let result = try edited(plain, edit)
    #expect(
      try edited(plain.replacing("\n", with: "\r\n"), edit)
        == result.replacing("\n", with: "\r\n"))
    #expect(try edited("\u{FEFF}" + plain, edit) == "\u{FEFF}" + result)
    let open = plain.trimmingLineEnds
    #expect(try edited(open, edit) == result.trimmingLineEnds)
  }

  private func texts(_ text: String, _ side: Side) -> [String] {
    decision(text).options.first?.arguments(on: side).map(\.text) ?? []
  }
}

extension String {
  fileprivate var trimmingLineEnds: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
