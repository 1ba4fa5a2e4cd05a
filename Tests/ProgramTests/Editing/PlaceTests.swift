import TestSupport
import Testing

@Suite("A place")
struct PlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Which queue

      ## Pros and Cons of the Options

      ### RabbitMQ

      * Good, because known
      * Bad, because slow
      * Bad, because big

      ### Flip

      * Good, because small

      """, to: "0001-queue.md")
  }

  private func run(_ lines: String...) async throws -> Transcript {
    try await Transcript.of(
      arguments: ["."], input: lines.map { "\($0)\n" }.joined(), workingFolder: folder.path)
  }

  @Test("of one argument is what an action means that names no row")
  func argument() async throws {
    let run = try await run(
      "go /0001/1/cons/2", "weigh 4", "edit heavy", "move 1", "where", "remove", "where", "weigh 1")
    #expect(
      run.text == """
        2  big
        con 2 of 2, RabbitMQ
        weight 1, ./0001-queue.md:9
        Weight of con 2 of RabbitMQ: 1 → 4 (big)
        Changed con 2 of RabbitMQ to: heavy
        Moved con 2 of RabbitMQ to 1: heavy
        1  heavy
        con 1 of 2, RabbitMQ
        weight 4, ./0001-queue.md:8
        /0001/rabbitmq/cons/1
        Removed con 1 of RabbitMQ: heavy
        Cons of RabbitMQ
        1  slow
        /0001/rabbitmq/cons

        """)
    #expect(run.errorText == "error: missing weight; usage: `weigh [N] W`\n")
  }

  @Test("of one argument goes with it, also if its edit is undone, or leads to its list")
  func undone() async throws {
    let run = try await run(
      "go /0001/1/cons/1", "move 2", "undo", "where", "redo", "where", "undo", "weigh 5",
      "add con new", "go ../3", "undo", "where")
    #expect(run.errorText == "")
    #expect(run.text.contains("con 1 of RabbitMQ: 1 → 5 (slow)\n"))
    #expect(
      run.text.split(separator: "\n").filter { $0.hasPrefix("/") } == [
        "/0001/rabbitmq/cons/1", "/0001/rabbitmq/cons/2", "/0001/rabbitmq/cons",
      ])
  }

  @Test("of a decision without options has none to name by number")
  func single() async throws {
    try folder.write("# Tea\n\n## Pros\n\n- warm\n", to: "0002-tea.md")
    let run = try await run("go /2", "option remove 1", "choose 1")
    let lines = run.errorText.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("Tea` needs an option") })
  }

  @Test("of an option has its name, also after the option got another")
  func renamed() async throws {
    let run = try await run(
      "go /1/2/pros", "where", "go /0001/rabbit", "where", "option rename 1 Apache Kafka",
      "add con x",
      "where", "up", "where", "back", "where", "undo", "undo", "where")
    #expect(run.errorText == "")
    #expect(
      run.text.split(separator: "\n").filter { $0.hasPrefix("/") } == [
        "/0001/flip-2/pros", "/0001/rabbitmq", "/0001/apache-kafka", "/0001", "/0001/apache-kafka",
        "/0001/rabbitmq",
      ])
    #expect(run.text.contains("Added con 3 to Apache Kafka: x\n"))
  }
}
