import TestSupport
import Testing

@Suite("diff", .timeLimit(.minutes(5)))
struct DiffTests {
  private let folder: TemporaryFolder

  private static let text = """
    # Which queue

    ## Considered Options

    * Kafka
    * Redis

    ## Pros and Cons of the Options

    ### Kafka

    * Good, because it scales

    ### Redis

    * Bad, because it forgets

    """

  init() async throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("adr/old")
    try folder.write(Self.text, to: "adr/0001-queue.md")
    try folder.write("# Tea\n\n## Pros\n\n- warm\n", to: "adr/0002-tea.md")
    try folder.write("# Milk\n\n## Pros\n\n- white\n", to: "adr/old/0003-milk.md")
    for arguments in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message=One"]] {
      try #require(await folder.git(arguments).status == .exited(0))
    }
  }

  private func diff(_ arguments: String..., path: String = "adr") async throws -> Transcript {
    try await Transcript.of(
      arguments: [folder.path(of: path)] + arguments.flatMap { ["-c", $0] })
  }

  @Test("says nothing of a tie that stays one")
  func tie() async throws {
    let tied = Self.text.replacing("* Bad, because it forgets", with: "* Good, because it is small")
    try folder.write(tied, to: "adr/0001-queue.md")
    _ = try await folder.git(["commit", "--all", "--quiet", "--message=Two"])
    try folder.write(
      tied + "* Good, because it is fast\n* Bad, because it forgets\n", to: "adr/0001-queue.md")
    #expect(try await !diff("diff").text.contains("lead"))
  }

  @Test("lists in decisions' terms what has changed in the files since a revision")
  func changes() async throws {
    #expect(try await diff("diff").text == "No changes since HEAD\n")
    try folder.move("adr/0002-tea.md", to: "adr/0002-green-tea.md")
    try folder.write("# Milk\n\n## Pros\n\n- white\n", to: "adr/0004-milk.md")
    folder.delete("adr/old/0003-milk.md")
    try folder.write(
      Self.text.replacing("it scales", with: "it scales <!-- weight: 4 -->")
        + "* Bad, because it has one writer\n", to: "adr/0001-queue.md")
    try await folder.git(["add", "."])
    let queue = """
      Changes since HEAD
      0001  Which queue
         lead: Kafka by 2 → Kafka by 6
         weight of pro 1 of Kafka 1 → 4: it scales
         added con 2 to Redis: it has one writer

      """
    let run = try await diff("diff HEAD", "open 1", "diff")
    let rest = """
      0004  Milk
         decision added
         added pro 1 to Milk: white
      old-0003  Milk
         decision removed

      """
    #expect(run.text.hasPrefix(queue + rest))
    #expect(run.text.hasSuffix("total -2)\n" + queue))
    #expect(try await diff("diff", path: "adr/0001-queue.md").text == queue)
    #expect(run.status == .exited(0))
  }

  @Test("says what is wrong with a revision, and where there is none")
  func refusals() async throws {
    for revision in ["other", "-all"] {
      let run = try await diff("diff \(revision)")
      #expect(run.errorText.hasPrefix("Alert: unknown revision \"\(revision)\": expected a commit"))
      #expect(run.status == .exited(1))
    }
    let demo = try await Transcript.of(arguments: ["-c", "diff"])
    #expect(demo.errorText.hasPrefix("Alert: these decisions are in memory only"))
    let without = try await Transcript.of(
      arguments: [folder.path(of: "adr"), "-c", "diff"], environment: ["PATH": "/nowhere"])
    #expect(without.errorText.hasPrefix("Alert: git can't be started: install it"))
    let outside = try TemporaryFolder()
    try outside.write(Self.text, to: "0001.md")
    let run = try await Transcript.of(arguments: [outside.path, "-c", "diff"])
    #expect(run.errorText.contains("is in no git repository"))
  }

  @Test("fails as the files do")
  func faults() async throws {
    let run = try await diff("inject files fail Disk gone", "diff")
    #expect(run.errorText == "Alert: Disk gone\n")
  }
}
