import DecisionMarkdown
import Decisions
import Testing

@Suite("The place of an edit")
struct PlaceTests {
  private let text = """
    # T

    ## Options

    ### A

    * Good, because a
      and so on
      * detail
      ```
      code
      ```
    * Bad, because b <!-- todo -->
    * remark
    * Good, because c

    ### B
    """

  @Test("is where it was seen, though the same stands elsewhere")
  func exact() throws {
    let twice = "# T\n\n## Pros\n\n- a\n- a\n"
    let second = ArgumentPlace(
      option: OptionPlace.seen(number: 1, title: "T"), side: .pro, number: 2, text: "a")
    #expect(
      try edited(twice, .weigh(second, 2)) == "# T\n\n## Pros\n\n- a\n- a <!-- weight: 2 -->\n")
  }

  @Test("is found again by the text where somebody moved it")
  func moved() throws {
    let place = ArgumentPlace(
      option: OptionPlace.seen(number: 2, title: "A"), side: .pro, number: 7, text: "c")
    #expect(
      try edited(text, .rewrite(place, text: "d"))
        == text.replacing("because c", with: "because d"))
  }

  @Test("is refused with what was looked for and what stands there")
  func refused() {
    let option = OptionPlace.seen(number: 2, title: "C")
    #expect(throws: EditRefusal.noOption(option, now: "B")) {
      try edited(text, .add(.pro, text: "x", to: option))
    }
    let far = OptionPlace.seen(number: .min, title: "C")
    #expect(throws: EditRefusal.noOption(far, now: nil)) { try edited(text, .removeOption(far)) }
    let gone = ArgumentPlace(
      option: OptionPlace.seen(number: 1, title: "A"), side: .pro, number: 2, text: "z")
    #expect(throws: EditRefusal.noArgument(gone, now: "c")) { try edited(text, .remove(gone)) }
    #expect(
      EditRefusal.noArgument(gone, now: "c").description
        == "The pro \"z\" is gone or no longer unique: number 2 is now \"c\"")
    #expect(
      EditRefusal.noOption(option, now: nil).description
        == "Option \"C\" is gone or no longer unique: there is no number 2")
  }

  @Test("is refused where the edit has no sense")
  func senseless() {
    let pro = argument(.pro, 1, of: text)
    let note = argument(nil, 1, of: text)
    #expect(throws: EditRefusal.noText) { try edited(text, .rewrite(pro, text: " \n ")) }
    #expect(throws: EditRefusal.noWeight(-1)) { try edited(text, .weigh(pro, -1)) }
    #expect(throws: EditRefusal.weightlessNote("remark")) { try edited(text, .weigh(note, 2)) }
    #expect(throws: EditRefusal.noNumber(3, of: 2)) { try edited(text, .move(pro, to: 3)) }
    #expect(throws: EditRefusal.controlCharacter("a\u{0}b")) {
      try edited(text, .rewrite(pro, text: "a\u{0}b"))
    }
    let cause =
      "the pro \"x\" of \"A\", \"detail\" below instead of the pro \"x <!-- y -->\" "
      + "of \"A\", \"detail\" below"
    #expect(
      throws: EditRefusal.wouldReadOtherwise("edit x <!-- y -->", cause: cause, line: 7)
    ) {
      try edited(text, .rewrite(pro, text: "x <!-- y -->"))
    }
  }

  @Test("takes all lines of an argument along")
  func block() throws {
    let block = "* Good, because a\n  and so on\n  * detail\n  ```\n  code\n  ```\n"
    let first = argument(.pro, 1, of: text)
    #expect(try edited(text, .remove(first)) == text.replacing(block, with: ""))
    #expect(
      try edited(text, .move(first, to: 2))
        == text.replacing("* Good, because c\n", with: block).replacingFirst(
          block, with: "* Good, because c\n"))
    #expect(
      try edited(text, .rewrite(first, text: "new"))
        == text.replacing("a\n  and so on", with: "new"))
  }

  @Test(
    "stays in its list, and another refuses it with both lines",
    arguments: [
      ("# Drawbacks\n## X\na\n## Y\nb\n# Options\n## A\nx\n## B\nx\n", 5, 7),
      ("## Options\n### A\n- **Cons:**\n  - a\n  - b\n- **Rejected because:** c\n", 6, 8),
      ("## Options\n### A\n- Cons\n  - a\n#### More\n- Bad, because b\n", 6, 8),
      ("## Options\n### A\n- Bad, because a\n  - Con: b\n", 5, 6),
      ("## Options\n### A\n- Bad, because a\n\nSo:\n\n- Bad, because b\n", 5, 9),
      ("## Options\n- **Kafka** – Con: a; Pro: x; Con: b.\n- **Redis** – Pro: x\n", 4, 4),
    ])
  func otherList(below: String, line: Int, other: Int) throws {
    let text = "# T\n\n" + below
    let cons = arguments(of: text).filter { $0.side == .con }
    let first = try #require(cons.first)
    let what = "move \(first.text) to \(cons.count)"
    #expect(throws: EditRefusal.isOfOtherList(what, line: line, other: other)) {
      try edited(text, .move(first, to: cons.count))
    }
  }

  @Test(
    "changes places with another of its list, whatever is between or below",
    arguments: [
      "- Bad, because a\n- Good, because x\n- Bad, because b\n",
      "- Cons\n  - a\n\n    More.\n\n  - b\n    ```\n    c\n    ```\n",
      "| Pros | Cons |\n| --- | --- |\n| x | a |\n| y | b |\n",
      "**Cons**\n❌ a\n❌ b\n",
    ])
  func sameList(list: String) throws {
    let text = "# T\n\n## Options\n\n### A\n\n" + list
    let moved = try edited(text, .move(argument(.con, 1, of: text), to: 2))
    #expect(decision(moved).options[0].arguments(on: .con).map(\.text) == ["b", "a"])
    #expect(try edited(moved, .move(argument(.con, 1, of: moved), to: 2)) == text)
  }

  @Test("may be a note's as well")
  func notes() throws {
    let added = try edited(text, .add(nil, text: "x", to: option(1, of: text)))
    #expect(difference(text, added) == ["+ * x"])
    let moved = try edited(added, .move(argument(nil, 2, of: added), to: 1))
    #expect(decision(moved).options.first?.notes == ["x", "remark"])
    let other = try edited(added, .rewrite(argument(nil, 2, of: added), text: "y"))
    #expect(difference(added, other) == ["- * x", "+ * y"])
    #expect(try edited(added, .remove(argument(nil, 2, of: added))) == text)
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    replacing(old, with: new, maxReplacements: 1)
  }
}
