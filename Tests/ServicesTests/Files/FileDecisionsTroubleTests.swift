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

  @Test("is missing")
  func missing() async throws {
    #expect(try await trouble { $0.path(of: "tea.md") } == .missing)
    #expect(try await trouble { try $0.write("", to: "tea") + "/below.md" } == .missing)
  }

  @Test("may not be read", .enabled(if: geteuid() != 0, "root may read everything"))
  func forbidden() async throws {
    #expect(
      try await trouble { folder in
        defer { folder.forbid("tea.md") }
        return try folder.write("# Tea", to: "tea.md")
      } == .forbidden)
  }

  @Test("is a link that leads to itself")
  func loop() async throws {
    let reason = try await trouble { try $0.makeLink("tea.md", to: $0.path(of: "tea.md")) }
    guard case .unreadable = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test("is a pipe, which would never end, or a device")
  func notAFile() async throws {
    #expect(try await trouble { try $0.makePipe("tea.md") } == .notAFile)
    #expect(try await trouble { try $0.makeLink("tea.md", to: "/dev/null") } == .notAFile)
  }

  @Test("is empty, or blank", arguments: ["", "\n", " \t\r\n\n"])
  func empty(text: String) async throws {
    #expect(try await trouble { try $0.write(text, to: "tea.md") } == .empty)
  }

  @Test("holds binary data")
  func binary() async throws {
    #expect(try await trouble { try $0.write(bytes: [0x7F, 0x45, 0, 1], to: "tea.md") } == .binary)
    #expect(try await trouble { try $0.write(bytes: [0], to: "tea.md") } == .binary)
  }

  @Test("is a gibibyte, which is not read")
  func tooLarge() async throws {
    #expect(
      try await trouble { try $0.makeHole("tea.md", bytes: 1 << 30) }
        == .tooLarge(bytes: 1 << 30))
  }

  @Test("is just one byte too large")
  func limit() async throws {
    let limit = Int(DecisionFile.limitInMiB) << 20
    #expect(
      try await trouble { try $0.makeHole("tea.md", bytes: limit + 1) }
        == .tooLarge(bytes: Int64(limit + 1)))
    #expect(try await trouble { try $0.makeHole("tea.md", bytes: limit) } == .binary)
  }

  @Test("holds nothing to weigh")
  func nothingToWeigh() async throws {
    #expect(try await trouble { try $0.write("# Tea\n\nHot.\n", to: "tea.md") } == .nothingToWeigh)
  }

  @Test("is in another format")
  func otherFormat() async throws {
    #expect(
      try await trouble { try $0.write("= Tea\n", to: "tea.adoc") } == .otherFormat("AsciiDoc"))
  }
}
