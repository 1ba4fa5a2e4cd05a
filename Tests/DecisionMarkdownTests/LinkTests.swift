import Decisions
import Testing

struct LinkTests {
  @Test func `Links to Markdown files nearby are read with their lines`() {
    let links = decision(
      """
      # A [title](0001-a.md)

      See [two](0002-b.md#part), [three](<0003 c.md> "C") and [four](../x/0004-%C3%A4.md)
      and [six](0006-%+1.md).

      * [x]: no, [y][z]

      [z]: 0005-e.markdown
      """
    ).links
    #expect(
      links == [
        Link(line: 1, .file("0001-a.md")), Link(line: 3, .file("0002-b.md")),
        Link(line: 3, .file("0003 c.md")), Link(line: 3, .file("../x/0004-ä.md")),
        Link(line: 4, .file("0006-%+1.md")), Link(line: 8, .file("0005-e.markdown")),
      ])
  }

  @Test func `Others, and what only looks like one, are not`() {
    let links = decision(
      """
      # A

      [web](https://x.org/0001-a.md), [mail](mailto:a@b.md), [root](/0001-a.md), [part](#a.md),
      [picture](a.png), `[code](0001-a.md)`, [open](0001-a.md
      <!-- [comment](0001-a.md) -->
      a <!-- [comment](0001-a.md) --> b ``[code](0001-a.md) ` [code](0001-a.md)``
      \\[escaped](0001-a.md)

      ```
      [fence](0001-a.md)
      ```
      """
    ).links
    #expect(links == [])
  }

  @Test(arguments: [
    ("superseded by 0012", 12), ("Superseded by ADR-0012", 12), ("superseded by ADR0012", 12),
    ("superseded by 12 on 2024-01-31", 12), ("Replaced by 0012", 12), ("superseded", nil),
    ("Ersetzt durch ADR-0012", 12), ("Remplacé par 12", 12), ("Ersetzt ADR-0012", nil),
    ("superseded by #12", nil), ("superseded by the cloud in 2021", nil), ("accepted 0012", nil),
  ])
  func `A status names its successor`(status: String, number: Int?) {
    let links = decision("# A\n\n* Status: \(status)\n").links
    #expect(links == (number.map { [Link(line: 3, .number($0))] } ?? []))
  }

  @Test(arguments: [
    ("superseded-by: 0012", 12), ("superseded_by: ADR-12", 12), ("replaced by: '12'", 12),
    ("superseded-on: 2024-05-01", nil), ("superseded: 2024", nil), ("superseded-by:", nil),
    ("proposed-by: 12", nil), ("supersedes: 12", nil),
  ])
  func `A field of the front matter names a successor`(line: String, number: Int?) {
    #expect(
      decision("---\n\(line)\n---\n# A\n").successor == number.map { Link(line: 2, .number($0)) })
  }

  @Test(arguments: [
    ("Supersedes [7](7.md)", true), ("* Ersetzt [7](7.md)", true), ("Remplace [7](7.md).", true),
    ("Ersetzt durch [7](7.md)", false), ("Remplacé par [7](7.md)", false),
    ("It supersedes [7](7.md)", false), ("## Supersedes [7](7.md)", false),
  ])
  func `A line names a predecessor`(text: String, isOne: Bool) {
    let found = decision("# A\n\n## Links\n\n\(text)\n").predecessors
    #expect(found == (isOne ? [Link(line: 5, .file("7.md"))] : nil))
  }

  @Test func `A successor of another series is no link to a decision`() {
    let read = decision("# A\n\n* Status: Superseded by RFC 2119\n")
    #expect(read.successor == Link(line: 3, .number(2119)) && read.links == [])
    let both = decision("# A\n\n* Status: Superseded by ADR 7, see RFC 2119\n")
    #expect(both.links == [Link(line: 3, .number(7))])
  }

  @Test func `A successor that is linked is read once`() {
    #expect(
      decision("---\nstatus: superseded by [ADR-0005](0005-x.md)\n---\n# A\n").links
        == [Link(line: 2, .file("0005-x.md"))])
  }

  @Test func `The line of the status and every wording of an option are kept`() {
    let read = decision(
      """
      # A

      * Status: accepted

      ## Considered Options

      * **Postgres** - the elephant
        we know

      ### Postgres

      * Good, because big
      """)
    #expect(read.statusLine == 3)
    #expect(
      read.options.first?.wordings == ["**Postgres** - the elephant we know", "Postgres"])
  }
}
