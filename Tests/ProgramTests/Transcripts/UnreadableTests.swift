import TestSupport
import Testing

@Suite("check in a folder of which a part can't be read")
struct UnreadableTests {
  @Test("reports a subfolder, a file and a link that leads nowhere, and fails")
  func forbidden() async throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o755)
    let decision = "# Tea\n\n## Pros\n\n- warm\n"
    try folder.write(decision, to: "0001-tea.md")
    try folder.write(decision, to: "0002-secret.md")
    folder.forbid("0002-secret.md")
    try folder.makeFolder("backend")
    try folder.write(decision, to: "backend/0001-milk.md")
    folder.forbid("backend")
    try folder.makeLink("0003-gone.md", to: "nowhere.md")
    defer { chmod(folder.path(of: "backend"), 0o755) }
    // Root may read everything, so somebody else looks.
    let drop = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", Program.path()]
    let isRoot = geteuid() == 0
    let run = try await Transcript.of(
      isRoot ? "/usr/bin/env" : Program.path(),
      arguments: (isRoot ? drop : []) + [folder.path, "-c", "check"])
    #expect(run.text.contains("0002-secret.md:1: error: can't be read (permission denied)"))
    #expect(run.text.contains("backend:1: error: can't be read (permission denied)"))
    #expect(run.text.contains("0003-gone.md:1: error: "))
    #expect(run.status == .exited(1))
  }
}
