import TestSupport
import Testing

@Suite("Where the system grants little")
struct LimitTests {
  /// Runs the program in a shell with these limits, as another user if there must be one.
  static func run(
    _ limits: String, as user: String? = nil
  ) async throws -> Transcript {
    let script = "ulimit \(limits) && exec \(Program.path()) -c pros"
    guard let user else { return try await Transcript.of("/bin/sh", arguments: ["-c", script]) }
    return try await Transcript.of("/bin/su", arguments: [user, "-s", "/bin/bash", "-c", script])
  }

  @Test("few files at a time are an error that says so", arguments: [4, 8, 12, 16])
  func files(count: Int) async throws {
    let run = try await Self.run("-n \(count)")
    #expect(run.status == .exited(1))
    #expect(
      run.errorText
        == "error: too few files may be open at a time: `ulimit -n 64` allows enough\n")
    #expect(try await Self.run("-n 64").status == .exited(0))
  }

  @Test(
    "few threads are an error that says so",
    .enabled("only root can run it as another user, whom the limit concerns") {
      try await LimitTests.run("-u unlimited", as: "nobody").status == .exited(0)
    })
  func threads() async throws {
    let run = try await Self.run("-u 1", as: "nobody")
    #expect(run.status == .exited(1))
    #expect(run.errorText.hasPrefix("error: too few threads are allowed: `ulimit -u`"))
  }
}
