import TestSupport
import Testing

@Suite("An argument with a sign")
struct AddingTests {
  private let folder: TemporaryFolder
  private let path: String

  private static let text = """
    # Which queue

    ## Considered Options

    * Kafka
    * Kafka + Zookeeper
    * Redis

    ## Pros and Cons of the Options

    ### Kafka

    * Good, because it is known

    ### Kafka + Zookeeper

    * Good, because it is proven

    """

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.text, to: "0007-queue.md")
  }

  private func run(_ lines: [String]) async throws -> Transcript {
    try await Transcript.of(arguments: [folder.path], input: lines.joined(separator: "\n") + "\n")
  }

  @Test(
    "is added to the option that comes before it, or that is open",
    arguments: [
      ("/7", "redis + it is fast", "Added pro 1 to Redis: it is fast"),
      ("/7", "REDIS -3 one more server", "Added con 1 to Redis with weight 3: one more server"),
      ("/7", "3 ~ either way", "Added neutral 1 to Redis: either way"),
      ("/7/compare", "zoo - two systems", "Added con 1 to Kafka + Zookeeper: two systems"),
      ("/7", "Kafka + Zookeeper + fast", "Added pro 2 to Kafka + Zookeeper: fast"),
      ("/7", "Kafka + Zookeeper", "Added pro 2 to Kafka: Zookeeper"),
      ("/7/1/pros", "kafka-zookeeper + a - b", "Added pro 2 to Kafka + Zookeeper: a - b"),
      ("/7/1", "+ > 5 GB | a - b", "Added pro 2 to Kafka: > 5 GB | a - b"),
      ("/7/1", "+0 --fast", "Added pro 2 to Kafka with weight 0: --fast"),
      ("/7/1", "trace - slow", "Added con 1 to Kafka: slow"),
      ("/7/1", "- Good, because it is small", "Added pro 2 to Kafka: it is small"),
      ("/7/1", "* Bad, because it is slow", "Added con 1 to Kafka: it is slow"),
      ("/7/1", "- ✅ tested <!-- weight: 4 -->", "Added pro 2 to Kafka with weight 4: tested"),
      ("/7/1", "+ tested <!-- weight: 4 -->", "Added pro 2 to Kafka with weight 4: tested"),
      ("/7/1", "- [ ] Good, because x", "Added note 1 to Kafka: [ ] Good, because x"),
      ("/7/1", "- Schlecht, weil es klemmt", "Added con 1 to Kafka: es klemmt"),
      ("/7/1", "+ Bad, because x", "Added pro 2 to Kafka: Bad, because x"),
      ("/7/1", "+ - x", "Added pro 2 to Kafka: - x"),
      ("/7/1", "~2 -- x", "Added neutral 1 to Kafka with weight 2: -- x"),
      ("/7/1", "- Good, but slow", "Added con 1 to Kafka: Good, but slow"),
      // As in a file, where `- + small` is a pro, too.
      ("/7/1", "- + small", "Added pro 2 to Kafka: small"),
      ("/7/1", "* Ask again", "Added note 1 to Kafka: Ask again"),
      ("/7/1/pros", "* it scales", "Added pro 2 to Kafka: it scales"),
    ])
  func added(place: String, line: String, answer: String) async throws {
    let run = try await run(["go \(place)", line, "undo"])
    #expect(run.text.contains("\n\(answer)\n"), "\(run.text) \(run.errorText)")
    #expect(run.status == .exited(0))
    #expect(try folder.text(of: "0007-queue.md") == Self.text)
  }

  @Test("is told with its own number, also before a reason in the text of the decision")
  func beforeReason() async throws {
    let text =
      Self.text + """
        ### Redis

        * Bad, because it is small

        ## Decision

        We use Kafka. Redis was rejected because it is slow.

        """
    _ = try folder.write(text, to: "0007-queue.md")
    #expect(try await run(["/7", "redis - dear"]).text.contains("Added con 2 to Redis: dear\n"))
  }

  @Test(
    "is refused with what to do",
    arguments: [
      ("/", "+ fast", "`+` needs a decision: open one first with `open N`"),
      ("/", "foo + fast", "there is no command \"foo\": `help` lists all"),
      ("/7", "ad pro a - b", "there is no command \"ad\"; did you mean \"add\"?"),
      ("/7", "rediss + fast", "there is no command \"rediss\"; did you mean \"Redis\"?"),
      (
        "/7", "- slow",
        "which option? Name it first, as in `Kafka + it is fast`, or open one with `open N`"
      ),
      (
        "/7", "fka +2 fast",
        "\"fka\" matches 2 options: name one by its number, such as `1 +2 fast`"
      ),
      (
        "/7", "nope + x",
        "there is no command or option \"nope\": the options are Kafka, Kafka + Zookeeper, Redis"
      ),
      (
        "/7", "4 + x",
        "there is no command or option \"4\": the options are Kafka, Kafka + Zookeeper, Redis"
      ),
      ("/7", "redis +3fast", "expected one sign between spaces: `redis +3 fast`"),
      ("/7/1", "+", "missing text; usage: `+[W] TEXT`"),
      ("/7/1", "redis -", "missing text; usage: `-[W] TEXT`"),
      ("/7/1", "+1234567890 x", "expected a whole number from 0 to 999999999, not \"1234567890\""),
      ("/7", "redis+ fast", "expected one sign between spaces: `redis + fast`"),
      ("/7", "redis ++ fast", "expected one sign between spaces: `redis + fast`"),
      ("/7", "redis fast", "expected a sign behind the option, such as `redis + fast`"),
      ("/7/1", "+-1 x", "expected a space, or a whole number from 0, behind `+`, not \"+-1\""),
      ("/7/1", "+fast", "expected one sign between spaces: `+ fast`"),
      ("/7/1", "-fast", "there is no command \"-fast\": `help` lists all"),
    ])
  func refused(place: String, line: String, error: String) async throws {
    let run = try await run(["go \(place)", line])
    #expect(run.errorText == "error: \(error)\n")
    #expect(try folder.text(of: "0007-queue.md") == Self.text)
  }

  @Test("needs an option, and the error says how to add one")
  func noOption() async throws {
    let run = try await run(["new Tea", "+ warm"])
    #expect(
      run.errorText == "error: there is no option yet: `option add TITLE` adds one\n")
  }

  @Test(
    "stands behind the path and behind -c, too",
    arguments: [
      ["redis", "+", "it", "is", "fast"], ["redis +", "it is fast"], ["-c", "redis + it is fast"],
      ["--at", "/0007/redis", "-c", "+ it is fast"], ["--at", "/7/3", "+", "it is fast"],
      ["--at", "/7/3", "+ it is fast"],
    ])
  func shell(words: [String]) async throws {
    let run = try await Transcript.of(
      arguments: ["--at", "/7"].filter { _ in words[0] != "--at" } + [path] + words)
    #expect(run.text == "Added pro 1 to Redis: it is fast\n", "\(run.errorText)")
  }

  @Test("may be a con behind the path, which is no flag", arguments: ["-", "-2", "- so"])
  func dash(sign: String) async throws {
    try folder.write("# Tea\n\n## Pros\n\n- warm\n", to: "tea.md")
    let tea = folder.path(of: "tea.md")
    #expect(
      try await Transcript.of(arguments: [tea, sign, "it", "is", "hot"]).text
        .hasPrefix("Added con 1 to Tea"))
    #expect(
      try await Transcript.of(arguments: [tea, "-c", "\(sign) hot"]).text
        .hasPrefix("Added con 2 to Tea"))
    let run = try await Transcript.of(arguments: [sign, "x"])
    #expect(run.errorText.hasPrefix("error: there is no file or folder \"\(sign)\"; "))
    #expect(run.status == .exited(64))
  }

  @Test("stays in a draft until that is kept")
  func draft() async throws {
    let run = try await run(["go /7", "draft", "redis +2 fast", "diff", "keep"])
    #expect(run.text.contains("   added pro 1 to Redis: fast"))
    #expect(run.status == .exited(0))
    #expect(
      try folder.text(of: "0007-queue.md").contains("* Good, because fast <!-- weight: 2 -->"))
  }

  @Test("lets 34 lines weigh three options with eight arguments each, and decide")
  func job() async throws {
    let options = ["Redis", "PostgreSQL", "RabbitMQ"]
    let arguments = options.flatMap { option in
      ["+3", "+2", "+", "+", "-2", "-", "-", "~"].enumerated().map {
        "\(option.lowercased()) \($1) reason \($0) of it"
      }
    }
    let lines =
      ["new Which queue"] + options.map { "option add \($0)" } + arguments
      + ["redis +4 we run it already", "compare", "choose redis because we run it already", "quit"]
    #expect(lines.count <= 34)
    let run = try await run(lines)
    #expect(run.errorText == "")
    #expect(run.text.contains("\n1  Redis  (total +7)\n"))
    #expect(run.text.hasSuffix("\nChosen in 0008: Redis, because we run it already\n"))
    let file = try folder.text(of: "0008-which-queue.md")
    #expect(file.split(separator: "\n").count { $0.contains(", because reason ") } == 24)
  }

  @Test("is told of the option that got it, where two have one title")
  func namesakes() async throws {
    try folder.write(
      "# S\n\n| Option | Pros | Cons |\n|---|---|---|\n| None | a | b |\n| None | c | d |\n",
      to: "0008-s.md")
    try folder.write("# T\n\n## Considered Options\n\n* Same\n* Same\n", to: "0009-t.md")
    let run = try await run(["go /8/2", "+ zz", "undo", "go /9/2", "- cc"])
    for answer in ["Added pro 2 to None: zz", "Undone: Added pro 2 to None: zz"] {
      #expect(run.text.contains("\n\(answer)\n"), "\(run.text)")
    }
    #expect(run.text.hasSuffix("\nAdded con 1 to Same: cc\n"))
  }
}
