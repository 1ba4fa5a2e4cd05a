import Testing

@testable import DecisionMarkdown

@Suite("A merge of two versions of a decision")
struct DecisionMergeTests {
  private static let base = """
    ---
    status: proposed
    date: 2026-01-01
    ---
    # Which queue

    ## Considered Options

    * Kafka
    * Redis

    ## Pros and Cons of the Options

    ### Kafka

    * Good, because it scales
    * Bad, because it is heavy

    ### Redis

    | Good | Bad |
    | --- | --- |
    | small | forgets |

    """

  /// The text and the number of conflicts after a merge of versions, each a change of the base.
  private func merge(
    _ ours: (old: String, new: String)..., with theirs: (old: String, new: String)...,
    of base: String = base
  ) -> (text: String, conflicts: Int) {
    func version(_ changes: [(old: String, new: String)]) -> [UInt8] {
      Array(changes.reduce(base) { $0.replacing($1.old, with: $1.new) }.utf8)
    }
    let merge = DecisionMerge(base: Array(base.utf8), ours: version(ours), theirs: version(theirs))
    return (String(decoding: merge.bytes, as: UTF8.self), merge.conflicts.count)
  }

  private func expectMerged(
    _ merge: (text: String, conflicts: Int), _ changes: (old: String, new: String)...,
    of base: String = base, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(merge.conflicts == 0, sourceLocation: sourceLocation)
    #expect(
      merge.text == changes.reduce(base) { $0.replacing($1.old, with: $1.new) },
      sourceLocation: sourceLocation)
  }

  private let heavy = "* Bad, because it is heavy"
  private let scales = "* Good, because it scales"

  @Test("puts a section behind the item that the other side added to the list above")
  func sectionBehindItem() {
    let row = "| small | forgets |\n"
    let outcome = "\n## Decision Outcome\n\nChosen option: \"Kafka\", because it scales\n"
    let (item, section) = ((row, row + "| old | |\n"), (row, row + outcome))
    expectMerged(merge(item, with: section), (row, row + "| old | |\n" + outcome))
    expectMerged(merge(section, with: item), (row, row + "| old | |\n" + outcome))
    let (list, draft) = ("# A\n\n## Pros\n\n- a\n", "# A\n\n## Pros\n\n- a\n- b\n")
    let more = "\n## Cons\n\n- c\n"
    expectMerged(
      merge((list, list + more), with: (list, draft), of: list), (list, draft + more), of: list)
    #expect(merge((list, list + more), with: (list, list + "\nText.\n"), of: list).conflicts == 1)
  }

  @Test("takes both items that were added to one list, ours first and equal ones once")
  func added() {
    let both = "\(heavy)\n* Bad, because both"
    expectMerged(
      merge(
        (heavy, both + "\n* Bad, because ours"), with: (heavy, both + "\n* Bad, because theirs")),
      (heavy, both + "\n* Bad, because ours\n* Bad, because theirs"))
  }

  @Test("takes both rows that were added to one table")
  func rows() {
    let row = "| small | forgets |"
    expectMerged(
      merge((row, row + "\n| known | |"), with: (row, row + "\n| | single |")),
      (row, row + "\n| known | |\n| | single |"))
  }

  @Test("takes weights of neighbours, and one beside a new neighbour")
  func weights() {
    expectMerged(
      merge((scales, scales + " <!-- weight: 4 -->"), with: (heavy, heavy + " <!-- weight: 2 -->")),
      (scales, scales + " <!-- weight: 4 -->"), (heavy, heavy + " <!-- weight: 2 -->"))
    expectMerged(
      merge((heavy, heavy + " <!-- weight: 4 -->"), with: (heavy, heavy + "\n* Bad, because new")),
      (heavy, heavy + " <!-- weight: 4 -->\n* Bad, because new"))
  }

  @Test("takes both new options, in the list and with their sections")
  func options() {
    func option(_ title: String) -> [(old: String, new: String)] {
      [
        ("* Redis", "* Redis\n* \(title)"),
        (
          "| small | forgets |\n",
          "| small | forgets |\n\n### \(title)\n\n* Good, because \(title) is new\n"
        ),
      ]
    }
    let (ours, theirs) = (option("NATS"), option("SQS"))
    expectMerged(
      merge(ours[0], ours[1], with: theirs[0], theirs[1]),
      ("* Redis", "* Redis\n* NATS\n* SQS"),
      (theirs[1].old, ours[1].new + theirs[1].new.dropFirst(ours[1].old.count)))
  }

  @Test("leaves a conflict between git's marks where both changed one line, and merges the rest")
  func sameLine() {
    let merged = merge(
      (scales, scales + " <!-- weight: 4 -->"), ("proposed", "accepted"),
      with: (scales, scales + " <!-- weight: 2 -->"))
    #expect(merged.conflicts == 1)
    #expect(
      merged.text
        == Self.base.replacing("proposed", with: "accepted").replacing(
          scales,
          with: """
            <<<<<<< ours
            \(scales) <!-- weight: 4 -->
            =======
            \(scales) <!-- weight: 2 -->
            >>>>>>> theirs
            """))
  }

  @Test(
    "leaves a conflict where a merge by lines would say something else",
    arguments: [
      // An item that one side removed and the other wrote more about.
      (("* Bad, because it is heavy\n", ""), ("is heavy\n", "is heavy\n  * and slow\n")),
      // Paragraphs are no lists.
      (("\n### Kafka\n", "\nOne\n\n### Kafka\n"), ("\n### Kafka\n", "\nTwo\n\n### Kafka\n")),
      // Different fields beside each other.
      (("proposed", "accepted"), ("2026-01-01", "2026-02-02")),
    ])
  func unsound(ours: (String, String), theirs: (String, String)) {
    #expect(merge(ours, with: theirs).conflicts == 1)
  }

  private static let pros = "## Pros and Cons of the Options"
  private static func outcome(_ option: String) -> String {
    "## Decision Outcome\n\nChosen option: \"\(option)\", because it is small."
  }

  @Test(
    "leaves a conflict where it would say two things, even if git would not",
    arguments: [
      // Two choices, one above the options and one below.
      (
        (pros, outcome("Kafka") + "\n\n" + pros),
        ("forgets |\n", "forgets |\n\n\(outcome("Redis"))\n")
      ),
      // One section in two places.
      (("## Considered", "## Links\n\n- a\n\n## Considered"), (pros, "## Links\n\n- b\n\n" + pros)),
      // One field above and one below.
      (("status:", "deciders: A\nstatus:"), ("01\n---", "01\ndeciders: B\n---")),
      // One item in two places of a list.
      (
        ("* Good, because it", "* Bad, because x\n* Good, because it"),
        ("heavy", "heavy\n* Bad, because x")
      ),
      // One side chooses the option that the other renames.
      ((pros, outcome("Redis") + "\n\n" + pros), ("Redis", "Valkey")),
    ])
  func twice(ours: (String, String), theirs: (String, String)) {
    #expect(merge(ours, with: theirs).conflicts == 1)
    #expect(merge(theirs, with: ours).conflicts == 1)
  }

  private static let cheap = ("- small", "- small\n- cheap")
  private static let forgets = ("small\n", "small\n\nCons:\n\n- forgets\n")
  private static func section(_ text: String) -> (String, String) { ("## T", text + "\n\n## T") }

  @Test(
    "leaves a conflict where an option would be gone, or an argument another's, even if git would not",
    arguments: [
      ([cheap, section(outcome("Kafka"))], [forgets, section("### Valkey")], 1),
      ([cheap, section("### Valkey")], [forgets], 1),
      ([section("### Opt")], [cheap, section("## Consequences\n\n- Good, because y")], 1),
      ([("### Redis\n\n", "")], [cheap], 1),
      ([("Pros:\n\n- small", "Cons:\n\n- small")], [cheap], 1),
      // These say what both sides say.
      ([("### Redis", "### Valkey")], [cheap, forgets], 0),
      ([("- fast", "- quick")], [cheap, section("### Valkey")], 0),
      ([("### Redis", "Cons:\n\n- big\n\n### Redis")], [cheap], 0),
    ])
  func places(ours: [(String, String)], theirs: [(String, String)], conflicts: Int) {
    let base =
      "# Q\n\n## Options\n\n### Kafka\n\nPros:\n\n- fast\n\n### Redis\n\nPros:\n\n- small\n\n## T\n"
    func version(_ changes: [(String, String)]) -> [UInt8] {
      Array(changes.reduce(base) { $0.replacing($1.0, with: $1.1) }.utf8)
    }
    for (ours, theirs) in [(version(ours), version(theirs)), (version(theirs), version(ours))] {
      let merge = DecisionMerge(base: Array(base.utf8), ours: ours, theirs: theirs)
      #expect(merge.conflicts.count == conflicts)
    }
  }

  @Test(
    "leaves a conflict of two items with one name, wherever they are",
    arguments: [
      ("- a", "- a\n- b <!-- weight: 2 -->", "- a\n- b <!-- weight: 3 -->"),
      ("- a", "- a\n- b", "- a\n* b"),
      ("- a", "- a\n- b", "- a\n- b\n- b"),
      ("| a | 1 |", "| a | 1 |\n| b | 1 |", "| a | 1 |\n| b | 2 |"),
    ])
  func oneName(base: String, ours: String, theirs: String) {
    let base = "# Tea\n\n## More\n\n\(base)\n"
    let line = String(base.dropFirst(15).dropLast())
    #expect(merge((line, ours), with: (line, theirs), of: base).conflicts == 1)
  }

  @Test("leaves a conflict where a side adds an argument that the other says in another section")
  func oneArgument() {
    let (ours, theirs) = (
      ("- cheap", "- cheap and known\n- Good, because cheap"),
      ("- wet", "- wet\n- Good, because cheap")
    )
    let base = "# Tea\n\n## Pros\n\n- warm\n- cheap\n\n## Cons\n\n- wet\n"
    #expect(merge(ours, with: theirs, of: base).conflicts == 1)
    #expect(merge(theirs, with: ours, of: base).conflicts == 1)
  }

  @Test("takes equal details of one side below a section that the other adds before them")
  func sectionBefore() {
    let base = "# Tea\n\n## Pros\n\n- warm\n\n## Cons\n\n- wet\n"
    let ours = ("- wet", "- wet\n  - cheap\n  - cheap")
    let theirs = ("- warm\n", "- warm\n- cheap\n\n## More\n\n* cost\n")
    expectMerged(merge(ours, with: theirs, of: base), ours, theirs, of: base)
  }

  @Test(
    "leaves a conflict where both sides state the status, or the date, in different places",
    arguments: [
      ("status: rejected", "## Status\n\nAccepted"), ("date: 2026-01-01", "## Date\n\n2026-01-02"),
    ])
  func places(ofField field: String, section: String) {
    let base = "# Q\n\n## Context\n\na\n\n## Decision\n\nb\n"
    let ours = ("\n\nb\n", "\n\nb\n\n\(section)\n")
    let theirs = ("# Q\n", "---\n\(field)\n---\n\n# Q\n")
    #expect(merge(ours, with: theirs, of: base).conflicts == 1)
    let part = ("\n\nb\n", "\n\nb\n\n## Part\n\n#\(section)\n")
    expectMerged(merge(part, with: theirs, of: base), part, theirs, of: base)
  }

  @Test(
    "leaves a conflict where both sides state the status in rows, or one below another's section",
    arguments: [
      (
        ("|-|-|\n", "|-|-|\n| Status | rejected |\n"),
        ("-01 |\n", "-01 |\n| Status | accepted |\n")
      ),
      (
        ("\n\n|", "\n\n| Status | rejected |\n|-|-|\n\nText.\n\n|"),
        ("a\n", "a\n\n| Status | accepted |\n|-|-|\n")
      ),
      (
        ("\n\n|", "\n\n## Status\n\nAccepted\n\n|"), ("a\n", "a\n\n### Status\n\nRejected\n")
      ),
    ])
  func rows(ours: (String, String), theirs: (String, String)) {
    let base = "# Q\n\n| Field | Value |\n|-|-|\n| Date | 2020-01-01 |\n\n## Context\n\na\n"
    #expect(merge(ours, with: theirs, of: base).conflicts == 1)
    #expect(merge(theirs, with: ours, of: base).conflicts == 1)
  }

  @Test("names the lines of a conflict in their version, from 1")
  func places() {
    func merge(_ base: String, _ ours: String, _ theirs: String) -> [Range<Int>] {
      DecisionMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        .conflicts
    }
    #expect(merge("a\nb\nc\n", "x\na\nours\nb2\nc\n", "a\ntheirs\nc\n") == [2..<3])
    #expect(merge("a\nb\nc\n", "a\nB\nc\n", "a\nc\n") == [2..<2])
    #expect(merge("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n").isEmpty)
  }

  @Test("holds all lines between two changes as one, since a file may have millions")
  func parts() {
    let base = Array(repeating: "", count: 10_000)
    let versions = [base, base + ["- ours"], ["- theirs"] + base].map {
      MergedLine.lines(of: Array($0.joined(separator: "\n").utf8))
    }
    let regions = MergeRegion.regions(of: versions[0], versions[1], versions[2], by: \.content)
    #expect(regions.count <= 5)
  }

  @Test("compares long versions in parts, each from where the one before ended")
  func longVersions() {
    let old = (0..<2500).map { $0 % 13 }
    let difference = LineDifference(from: old, to: [1, 1, 1, 1] + old[..<2000] + old[2001...])
    #expect(difference.isNew.indices.filter { difference.isNew[$0] } == [0, 1, 2, 3])
    #expect(difference.isGone.indices.filter { difference.isGone[$0] } == [2000])
  }

  @Test("keeps line ends, and a last line without one", arguments: ["\n", "\r\n"])
  func lineEnds(end: String) {
    let base = ["# Tea", "", "## Pros", "", "- warm"].joined(separator: end)
    func adding(_ text: String) -> (String, String) { ("- warm", "- warm\(end)- \(text)") }
    expectMerged(
      merge(adding("cheap"), with: adding("wet"), of: base),
      ("- warm", "- warm\(end)- cheap\(end)- wet"), of: base)
  }
}
