import TestSupport
import Testing

@Suite("A new decision")
struct NewDecisionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ commands: String) async throws -> Transcript {
    try await Transcript.of(arguments: [folder.path], input: commands)
  }

  private func file(_ name: String) throws -> String {
    let text = try folder.text(of: name)
    return text.replacing(#/date: \d{4}-\d\d-\d\d/#, with: "date: today")
  }

  @Test("grows by edits into a document in the form of MADR 4.0")
  func grows() async throws {
    let run = try await run(
      """
      new Which queue
      option add Kafka
      option add Redis
      option add SQS
      choose redis because it is fast enough
      consequence bad we must back up Redis
      open 3
      add con it has no replay
      back
      open 1
      add pro it scales
      add note it runs on the JVM
      context Orders get lost.
      driver No loss
      driver Low latency
      consequence good orders arrive in seconds
      go ..
      status accepted
      check
      show

      """)
    #expect(run.errorText == "")
    #expect(
      run.text.contains(
        """
        New decision 0001: Which queue
        Which queue
        proposed,
        """))
    #expect(run.text.contains("remark: the option \"Redis\" has no arguments"))
    #expect(run.text.contains("Chosen: Redis, because it is fast enough\n"))
    #expect(run.text.contains("total 0, chosen, trails Kafka by 1)"))
    #expect(
      try file("0001-which-queue.md") == """
        ---
        status: accepted
        date: today
        ---

        # Which queue

        ## Context and Problem Statement

        Orders get lost.

        ## Decision Drivers

        * No loss
        * Low latency

        ## Considered Options

        * Kafka
        * Redis
        * SQS

        ## Decision Outcome

        Chosen option: "Redis", because it is fast enough

        ### Consequences

        * Bad, because we must back up Redis
        * Good, because orders arrive in seconds

        ## Pros and Cons of the Options

        ### Kafka

        * Good, because it scales
        * it runs on the JVM

        ### SQS

        * Bad, because it has no replay

        """)
  }

  @Test("has the form of the last ones, or the one that is named")
  func forms() async throws {
    for number in 1...3 { try folder.write("# A\n\n* Status: accepted\n", to: "000\(number)-a.md") }
    let run = try await run(
      "new One\nnew Two things --as nygard\nnew Three --as word\nnew --as madr\nnew X --as=madr\n")
    #expect(try file("0004-one.md").hasPrefix("# One\n\n* Status: proposed\n* Date: 20"))
    #expect(try file("0005-two-things.md").contains("## Status\n\nProposed\n\n## Context\n"))
    #expect(run.errorText.contains("expected madr, madr2 or nygard, not \"word\""))
    #expect(run.errorText.contains("missing title; usage: `new TITLE [--as FORM]`"))
    #expect(folder.names().count == 5)
  }

  @Test("takes a consequence's side in either word, and shows its status and context")
  func shown() async throws {
    let run = try await run(
      """
      new Which queue
      context
      context Orders get lost.
      consequence con it costs
      consequence Pro it works
      status
      context

      """)
    #expect(run.errorText == "")
    #expect(
      run.text.replacing(#/20\d\d-\d\d-\d\d/#, with: "today").hasSuffix(
        """
        No context is set: `context TEXT` sets it
        Context of 0001: Orders get lost.
        Added bad consequence 1 to 0001: it costs
        Added good consequence 2 to 0001: it works
        proposed, today
        Context: Orders get lost.

        """))
  }

  @Test("supersedes none that leads back to it in its folder")
  func cycleInFolder() async throws {
    try folder.write("# A\n\n## Status\n\nAccepted\n", to: "0001-a.md")
    try folder.makeFolder("b")
    try folder.write("# B\n\n## Status\n\nAccepted\n", to: "b/0001-b.md")
    try folder.write("# C\n\n## Status\n\nSuperseded by 0001\n", to: "b/0002-c.md")
    let run = try await run("go /b-0002\nsupersede b-0001\nsupersede 0001-a.md\n")
    #expect(
      run.errorText.hasSuffix(
        "Decision b-0001 would supersede itself: b-0001 → b-0002 → b-0001\n"))
    #expect(run.text.contains("0001 is superseded by b-0002"))
  }

  @Test("supersedes an older one in both files, as one step")
  func supersedes() async throws {
    let old = "# Old\n\n## Status\n\nAccepted\n\n## Decision\n\nWe use a file.\n"
    try folder.write(old, to: "0007-old.md")
    let run = try await run(
      "new New\nsupersede 7\nsupersede 7\ncheck\ngo /7\nsupersede 8\nstatus accepted\ncheck\n"
        + "undo\nundo\n")
    #expect(run.errorText == "Alert: Decision 0008 would supersede itself: 0008 → 0007 → 0008\n")
    #expect(
      run.text.hasSuffix(
        """
        0007 is superseded by 0008, and 0008 supersedes 0007
        Nothing changed
        No problems found in 2 decisions
        Old
        Superseded by 0008
        Decision: We use a file.
        No options are listed
        Status of 0007: Superseded by 0008 → accepted
        \(folder.path)/0007-old.md:5: remark: \(folder.path)/0008-new.md supersedes it, but its status \
        doesn't say so [unnamed-successor]
        Undone: Status of 0007: Superseded by 0008 → accepted
        Undone: 0007 is superseded by 0008, and 0008 supersedes 0007

        """))
    #expect(try file("0007-old.md") == old)
    #expect(try !file("0008-new.md").contains("Supersedes"))
    _ = try await self.run("go /8\nsupersede 7\n")
    #expect(
      try file("0007-old.md")
        == old.replacing("Accepted", with: "Superseded by [0008](0008-new.md)"))
    #expect(
      try file("0008-new.md").hasSuffix(
        "# New\n\n## More Information\n\nSupersedes [0007](0007-old.md)\n"))
  }

  @Test("supersedes the file that is named, where two have one number")
  func twins() async throws {
    try folder.write("# A\n\nStatus: proposed\n", to: "0003-a.md")
    try folder.write("# B\n\nStatus: proposed\n", to: "0003-b.md")
    let run = try await run("new New\nsupersede 3\nsupersede 0003-b.md\n")
    #expect(
      run.errorText
        == "Alert: The number 3 is used twice: name the file, 0003-a.md or 0003-b.md\n")
    #expect(run.text.hasSuffix("\n0003-b is superseded by 0004, and 0004 supersedes 0003-b\n"))
    #expect(try file("0003-b.md") == "# B\n\nStatus: superseded by [0004](0004-new.md)\n")
  }

  @Test("supersedes by a link that a space in the file's name doesn't end")
  func spaces() async throws {
    try folder.write("# A\n\nStatus: proposed\n", to: "0001-my a.md")
    try folder.write("# B\n\nStatus: proposed\n", to: "0002-my b.md")
    let run = try await run("go /2\nsupersede 1\nsupersede 1\ncheck\n")
    #expect(run.text.contains("\nNothing changed\n"))
    #expect(run.text.hasSuffix("No problems found in 2 decisions\n"))
    #expect(
      try file("0001-my a.md") == "# A\n\nStatus: superseded by [0002](0002-my%20b.md)\n")
  }

  @Test("supersedes nothing that has a merge conflict, which is named")
  func conflict() async throws {
    try folder.write("# A\n\n<<<<<<< ours\n=======\n- b\n>>>>>>> theirs\n", to: "0001-a.md")
    try folder.write("# B\n\nStatus: proposed\n", to: "0002-b.md")
    let run = try await run("go /2\nsupersede 1\n")
    #expect(
      run.errorText.hasSuffix("/0001-a.md has a merge conflict on line 3; resolve it first\n"))
  }

  @Test("is on the agenda until it is decided, the oldest first")
  func agenda() async throws {
    func decision(_ status: String, _ options: [String], _ rest: String = "") -> String {
      "---\nstatus: \(status)\n---\n# T \(status.prefix(while: \.isLetter))\n\n## Considered Options\n\n"
        + options.map { "* \($0)\n" }.joined() + rest
    }
    try folder.write(decision("proposed\ndate: 2026-02-01", ["A", "B"]), to: "0001-a.md")
    try folder.write(decision("draft\ndate: 2026-01-01", []), to: "0002-b.md")
    try folder.write(decision("rejected", ["A", "B"]), to: "0003-c.md")
    let arguments = "\n## Pros and Cons of the Options\n\n### A\n\n* Good, because x\n"
    try folder.write(decision("accepted", ["A", "B"], arguments), to: "0004-d.md")
    let run = try await run("agenda\nwhere\n")
    #expect(
      run.text == """
        2 undecided of 4 decisions
        1  T draft  (/0002, draft, 2026-01-01)
           No options are listed
        2  T proposed  (/0001, proposed, 2026-02-01)
           A and B tie at 0
           the option "A" has no arguments
           the option "B" has no arguments
        /

        """)
  }
}
