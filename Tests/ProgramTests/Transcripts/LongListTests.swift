import TestSupport
import Testing

@Suite("A long list from a script")
struct LongListTests {
  @Test("is shown as a whole, and `more` says so")
  func whole() async throws {
    let folder = try TemporaryFolder()
    let reasons = (1...99).map { "reason \($0)" }
    let path = try folder.write(
      "# Tea\n\n## Pros\n\n" + reasons.map { "- \($0)\n" }.joined(), to: "tea.md")
    let run = try await Transcript.of(arguments: [path], input: "pros\nmore\n")
    let rows = zip(1..., reasons).map { "\($0)".count < 2 ? "\($0)   \($1)" : "\($0)  \($1)" }
    #expect(run.text == "Pros of Tea\n" + rows.joined(separator: "\n") + "\n")
    #expect(run.errorText == "No more rows\n")
    #expect(run.status == .exited(0))
  }
}
