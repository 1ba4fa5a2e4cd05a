import Decisions
import Testing

@testable import DecisionMarkdown

@Suite("Pasted lines")
struct PastedTests {
  /// What lines say: a title before the items of each list, the lines of no list in brackets.
  private func read(_ text: String) -> [String] {
    let lines = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let read = DecisionMarkdown.pasted(lines)
    let lists = read.lists.flatMap { list in
      (list.title.map { ["\($0):"] } ?? [])
        + list.items.map { "\($0.new.side?.rawValue ?? "note") \($0.new.text)" }
    }
    return lists + read.others.map { "[\(lines[$0])]" }
  }

  @Test(
    "say what they would say in a file",
    arguments: [
      ("#### Pros|* a|  * b|#### Cons|1. c", ["pro a; b", "con c"]),
      ("Vorteile:|• a|  goes on|Nachteile:|• b", ["pro a goes on", "con b"]),
      ("**Avantages**|* a|**Inconvénients**|* b", ["pro a", "con b"]),
      ("Pros|- a|Cons|- b", ["pro a", "con b"]),
      (
        "## Redis|* Good, because a||### Kafka|* Bad, because b",
        ["Redis:", "pro a", "Kafka:", "con b"]
      ),
      ("## Pros and Cons of the Options|### A|- x", ["A:", "note x"]),
      ("- Good, because a <!-- weight: 3 -->|~ b|+3 c", ["pro a", "note b", "note c"]),
      (
        "These are the points:||- a||and this||- b",
        ["note a", "note and this", "note b", "[These are the points:]"]
      ),
      ("<!-- proscons index -->|- a", ["note a", "[<!-- proscons index -->]"]),
      ("- [ ] Good, because a", ["note [ ] Good, because a"]),
      ("", []),
    ])
  func reading(lines: String, says: [String]) { #expect(read(lines) == says) }

  @Test("may be a table")
  func table() {
    let lines = ["| Pros | Cons |", "| --- | --- |", "| a | b |", "| c | |"]
    let read = DecisionMarkdown.pasted(lines)
    #expect(read.lists[0].items.map(\.new.text) == ["a", "b", "c"])
    #expect(read.others == [])
    #expect(DecisionMarkdown.pasted(["| x | y |", "- a"]).others == [0])
  }
}
