import TestSupport
import Testing

@testable import UI

@Suite("Every command's example", .timeLimit(.minutes(5)))
@MainActor
struct ExampleTests {
  private static let decision = """
    # Which cache

    ## Considered Options

    * Redis
    * RabbitMQ

    ## Pros and Cons of the Options

    ### Redis

    Our own.

    * Good, because it is fast
    * Good, because we run it
    * Neutral, because it is written in C
    * Bad, because it forgets

    ### RabbitMQ

    * Good, because it keeps messages

    """

  @Test("runs at the pros of an option")
  func examples() async throws {
    let whole = try TemporaryFolder()
    try whole.makeFolder("docs/decisions")
    for number in 1...2 {
      try whole.write(Self.decision, to: "docs/decisions/000\(number)-which-cache.md")
    }
    try await whole.git(["init", "--quiet"])
    try await whole.git(["add", "."])
    try await whole.git(["commit", "--quiet", "--message=One"])
    // A script can't serve.
    for command in Command.all where command.name != "serve" {
      let folder = try TemporaryFolder()
      _ = try await Transcript.of("/bin/cp", arguments: ["-R", "\(whole.path)/.", folder.path])
      let run = try await Transcript.of(
        arguments: ["docs/decisions", "--at", "/0002/redis/pros"]
          + command.example.flatMap { ["-c", $0] }, workingFolder: folder.path)
      #expect(!command.example.isEmpty, "\(command.name)")
      // The alerts of injected faults belong to an example.
      #expect(!run.errorText.contains("error:"), "\(command.name): \(run.errorText)")
    }
  }
}
