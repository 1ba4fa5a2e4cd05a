import TestSupport
import Testing

@Suite("Mistreated as ./abuse does, at a small size")
struct AbuseTests {
  @Test(
    "it loses nothing, crashes never and leaves nothing behind",
    arguments: [
      "kills=10", "writers=60", "disks=60", "bytes=50000", "session=1300", "memory=5", "hostile=8",
      "merges=60",
    ])
  func campaign(order: String) async throws {
    let run = try await Transcript.of(Program.path("abuse"), arguments: [order])
    #expect(run.status == .exited(0), "\(run.text)")
    #expect(run.text.contains("; 0 faults; "))
  }
}
