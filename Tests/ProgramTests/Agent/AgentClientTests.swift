import TestSupport
import Testing

@Suite("A client for agents that isn't ours", .timeLimit(.minutes(1)))
struct AgentClientTests {
  @Test(
    "learns why an option was rejected, and gets each answer in the protocol's types",
    .enabled(if: Self.isInstalled, "The client is missing: .ci/agents installs it"))
  func client() async throws {
    let folder = try AgentFolder()
    let run = try await Transcript.of(
      Self.python,
      arguments: ["\(SourceTree.root)/.ci/agent-client.py", Program.path(), folder.folder.path])
    #expect(run.errorText == "")
    #expect(run.text == "ok\n")
    #expect(try folder.text() == AgentFolder.queue)
  }

  private static let python = "\(SourceTree.root)/.build-py/bin/python"

  private static let isInstalled =
    (try? FileBytes.read("\(SourceTree.root)/.build-py/pyvenv.cfg")) != nil
}
