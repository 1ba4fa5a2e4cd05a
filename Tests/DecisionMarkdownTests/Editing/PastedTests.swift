import Decisions
import Testing

@testable import DecisionMarkdown

@Suite("Pasted lines")
struct PastedTests {
  /// What lines say: a title before the items of each list, the lines of no list in brackets.
  private func read(_ text: String) -> [String] {
    let lines = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let read = DecisionMarkdown.pasted(lines, among: ["Kafka", "Redis", "Kafka Streams"])
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
      ("* slow|* idea|  * Good, because c", ["note slow", "note idea", "pro c"]),
      ("- dull|  - very|- Good, because c", ["note dull", "note very", "pro c"]),
      ("- a|  b|* Good, because c|+ d", ["note a b", "pro c", "note d"]),
      ("Pros:|- Kafka|  - a", ["pro Kafka; a"]),
      ("**Kafka** - a log|- Bad, because b", ["Kafka:", "con b", "[**Kafka** - a log]"]),
      ("### Kafka: a log|- b", ["Kafka:", "note b", "[### Kafka: a log]"]),
      ("", []),
    ])
  func reading(lines: String, says: [String]) { #expect(read(lines) == says) }

  @Test("have the weights that stand behind their bullets")
  func weights() {
    let lines = [
      "- a <!-- weight: 4 -->", "+ b <!-- weight: 2 -->", "- c <!-- weight: 5 --> d",
      "- e <!-- weight: 6 --> <!-- f -->",
    ]
    let read = DecisionMarkdown.pasted(lines, among: [])
    #expect(read.lists[0].items.map(\.new.weight) == [4, 2, 1, 6])
  }

  @Test(
    "of one bullet have its side, a weight at the end, and all other text",
    arguments: [
      ("a `<!-- weight: 3 -->` b", "note a `<!-- weight: 3 -->` b 1"),
      ("Good, because a <!-- weight: 7 --> b", "pro a <!-- weight: 7 --> b 1"),
      ("a <!-- weight: 7 --> b <!-- weight: 2 --> ", "note a <!-- weight: 7 --> b 2"),
      ("a <!-- weight: 3 -->", "note a 3"),
      ("a <!-- weight: 3 --> <!-- b -->", "note a <!-- weight: 3 --> <!-- b --> 1"),
      ("Pro: a", "pro a 1"), ("Con: a", "con a 1"), ("**Vorteil:** a", "pro a 1"),
      ("Advantage – quick", "pro quick 1"), ("Good, but slow", "note Good, but slow 1"),
      ("Cost: high", "note Cost: high 1"), ("`pro`: a", "note `pro`: a 1"),
    ])
  func bullet(text: String, says: String) {
    let new = DecisionMarkdown.argument(inBullet: text)
    #expect("\(new.side?.rawValue ?? "note") \(new.text) \(new.weight)" == says)
  }

  @Test("may be a table")
  func table() {
    let lines = ["| Pros | Cons |", "| --- | --- |", "| a | b |", "| c | |"]
    let read = DecisionMarkdown.pasted(lines, among: [])
    #expect(read.lists[0].items.map(\.new.text) == ["a", "b", "c"])
    #expect(read.others == [])
    #expect(DecisionMarkdown.pasted(["| x | y |", "- a"], among: []).others == [0])
  }

  @Test(
    "may be a table that names options in its rows or columns",
    arguments: [
      ["| Option | Pros | Cons |", "|---|---|---|", "| Kafka | p | c |", "| Nope | q | |"],
      ["Option | Pros | Cons", "--- | --- | ---", "Kafka | p | c", "Nope | q |"],
      ["| | Kafka | Nope |", "|---|---|---|", "| Pros | p | q |", "| Cons | c | |"],
    ])
  func options(lines: [String]) {
    let read = DecisionMarkdown.pasted(lines, among: ["Redis", "Kafka"])
    #expect(read.lists.compactMap(\.title) == ["Kafka", "Nope"])
    #expect(read.lists.map { $0.items.map(\.new.text) } == [[], ["p", "c"], ["q"]])
    #expect(read.others == [])
  }

  @Test(
    "name an option however a file gives its title",
    arguments: [
      "**Kafka**|- Good, because a|- b", "Kafka|-----|- Good, because a|- b",
      "Kafka:|- Good, because a|- b", "### 1. Kafka|- Good, because a|- b",
      "### Kafka ###|- Good, because a|- b", "- Kafka|  - Good, because a|  - b",
      "- Kafka|    + Good, because a|    - b", "1. **Kafka**|   - Good, because a|   - b",
      "Kafka||Pros||- a||Notes:|- b", "## Option 1: Kafka|#### Pros|- a|- b",
      "__kafka__:|* ✅ a|* b",
    ])
  func title(lines: String) {
    let read = read(lines).filter { $0 != "[Notes:]" }
    #expect(read.prefix(2) == ["Kafka:", "pro a"], "\(lines)")
    #expect(read.count == 3, "\(lines)")
  }

  @Test(
    "that name an option behind another one, or none that is known, say which",
    arguments: [
      ("- a|**Nope**|- Good, because b", ["note a", "Nope:", "pro b"]),
      ("- a|**Nope**|- b", ["note a", "Nope:", "note b"]),
      ("- a|Redis:|- b|Kafka:|- c", ["note a", "Redis:", "note b", "Kafka:", "note c"]),
      ("- Kafka Str|  - Good, because b", ["note Kafka Str", "pro b"]),
      ("- Redis|  - a|- Kafka Str|  - b", ["Redis:", "note a", "Kafka Str:", "note b"]),
      ("### Kafka|**Speed**|- Good, because b", ["Kafka:", "pro b", "[**Speed**]"]),
      ("Kafka:|- a||Nope:|- b", ["Kafka:", "note a", "Nope:", "note b"]),
      ("**Kafka**|- a||__Nope__:|- b", ["Kafka:", "note a", "Nope:", "note b"]),
      ("- Kafka:|  - a|- Nope:|  - b", ["Kafka:", "note a", "Nope:", "note b"]),
      ("**Kafka**|- a|Nope:|- b|**Pros**|- c", ["Kafka:", "note a", "note b", "pro c", "[Nope:]"]),
      ("### Context|- b", ["Context:", "note b"]),
      ("#### Pros of Kafka|- b|Cons of Redis:|- c", ["Kafka:", "pro b", "Redis:", "con c"]),
      ("### Apache Redis|- b", ["Redis:", "note b"]),
      ("### Kafka Str|- b", ["Kafka Str:", "note b"]),
    ])
  func others(lines: String, says: [String]) { #expect(read(lines) == says) }

  @Test(
    "that add nothing are told",
    arguments: [
      ("- Neutral|- Plus|- fine", ["note fine", "[- Neutral]", "[- Plus]"]),
      ("Pros:||Cons:|- a", ["con a", "[Pros:]"]),
      ("### Kafka|- a|#### Cons", ["Kafka:", "note a", "[#### Cons]"]),
      ("### Kafka|#### Pros|- a|## Redis", ["Kafka:", "pro a", "Redis:", "[## Redis]"]),
      ("- a|More:|- b", ["note a", "note b", "[More:]"]),
      ("- a||```|code|```", ["note a", "[```]", "[code]", "[```]"]),
      ("Text:|goes on:||- a", ["note a", "[Text:]", "[goes on:]"]),
    ])
  func nothing(lines: String, says: [String]) { #expect(read(lines) == says) }
}
