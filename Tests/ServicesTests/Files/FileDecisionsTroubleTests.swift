import BusinessLogic
import TestSupport
import Testing

@testable import Services

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("A path without decisions", .timeLimit(.minutes(5)))
struct FileDecisionsTroubleTests {
  /// Returns the error for a path, as the alert says it after the path.
  private func trouble(
    _ make: (TemporaryFolder) throws -> String
  ) async throws -> FileTrouble.Reason? {
    try await TemporaryFolder.with { folder in
      let path = try make(folder)
      let files = FileDecisions(path: path) { "2026-01-31" }
      do {
        if let key = files.onlyKey {
          _ = try await files.getDecision(key)
        } else {
          _ = try await files.getDecisions()
        }
        return nil
      } catch let trouble as FileTrouble {
        #expect(trouble.description == "\(path) \(trouble.fact)")
        return trouble.reason
      }
    }
  }

  @Test("is missing, a link that leads to itself, in another format, or holds nothing to weigh")
  func others() async throws {
    #expect(try await trouble { try $0.write("", to: "tea") + "/below.md" } == .missing)
    let loop = try await trouble { try $0.makeLink("tea.md", to: $0.path(of: "tea.md")) }
    #expect(loop?.fact.hasPrefix("can't be read (") == true)
    #expect(
      try await trouble { try $0.write("= Tea\n", to: "tea.adoc") } == .otherFormat("AsciiDoc"))
    #expect(try await trouble { try $0.makeLink("tea.md", to: "/dev/null") } == .notAFile)
    #expect(try await trouble { try $0.write(" \t\r\n\n", to: "tea.md") } == .empty)
  }

  @Test("is just one byte too large")
  func limit() async throws {
    let limit = Int(DecisionFile.limitInMiB) << 20
    #expect(
      try await trouble { try $0.makeHole("tea.md", bytes: limit + 1) }
        == .tooLarge(bytes: Int64(limit + 1)))
    #expect(try await trouble { try $0.makeHole("tea.md", bytes: limit) } == .binary)
  }
}
