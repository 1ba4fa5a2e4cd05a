import BusinessLogic
import Decisions
import TestSupport
import Testing

@testable import Services

@Suite("Listed files")
struct ListedFilesTests {
  private let folder: TemporaryFolder
  private let service: FileDecisions

  init() throws {
    folder = try TemporaryFolder()
    service = FileDecisions(path: folder.path) { "2026-01-31" }
  }

  @Test("are listed by name, however many are read side by side")
  func order() async throws {
    let numbers = (1000...1099).map { String($0) }
    for number in numbers.reversed() {
      try folder.write("# Title \(number)\n## Pros\n- one\n", to: "\(number)-a.md")
    }
    let entries = try await service.getDecisions()
    #expect(entries.map(\.number) == numbers)
    #expect(entries.map(\.title) == numbers.map { "Title \($0)" })
    #expect(try await service.getDecisions() == entries)
  }

  @Test("are read again when they have changed, and forgotten when they are gone")
  func changes() async throws {
    try folder.write("# A\n## Pros\n- one\n", to: "a.md")
    try folder.write("# B\n## Pros\n- one\n", to: "b.md")
    #expect(try await service.getDecisions().map(\.title) == ["A", "B"])
    try folder.write("# Another\n## Pros\n- one\n- two\n", to: "a.md")
    #expect(try await service.getDecisions().map(\.summary?.arguments) == [2, 1])
    #expect(try await service.getDecision("a").title == "Another")
    folder.delete("b.md")
    #expect(try await service.getDecisions().map(\.title) == ["Another"])
    await #expect(throws: Refused.noDecision("b", among: [])) {
      try await service.getDecision("b")
    }
  }

  @Test("that were opened are not taken for mistyped when they are gone")
  func gone() async throws {
    try folder.write("# Tea\n## Pros\n- one\n", to: "0001-tea.md")
    try folder.write("# Milk\n## Pros\n- one\n", to: "0002-milk.md")
    _ = try await service.getDecisions()
    _ = try await service.getDecision("0002")
    folder.delete("0002-milk.md")
    for _ in 1...2 {
      let error = await #expect(throws: Refused.self) {
        try await service.getDecision("0002")
      }
      let path = folder.path(of: "0002-milk.md")
      #expect(
        error?.description
          == "\"Milk\" no longer exists at \(path)")
      _ = try await service.getDecisions()
    }
    await #expect(throws: Refused.noDecision("0003", among: [])) {
      try await service.getDecision("0003")
    }
    try folder.write("# Milk\n## Pros\n- one\n", to: "0002-milk.md")
    #expect(try await service.getDecision("0002").title == "Milk")
  }

  @Test("tell of each file what it is")
  func kinds() async throws {
    try folder.write("# Use Bazel\n\n## Status\n\nAccepted\n", to: "0001-bazel.md")
    try folder.write("only words\n", to: "0002-words.md")
    try folder.write("", to: "empty.md")
    try folder.write("# Rust\n## Consequences\n- Good, because fast\n", to: "rust.md")
    try folder.write("# Read me\n\nhello\n", to: "README.md")
    _ = try (folder.makeFolder("s-folder.md"), folder.makeLink("s-link.md", to: "nowhere"))
    let entries = try await service.getDecisions()
    #expect(
      entries.map(\.title) == [
        "Use Bazel", "0002-words", "README.md", "empty.md", "Rust", "s-folder.md", "s-link.md",
      ])
    #expect(entries.map(\.isDecision) == [true, true, false, true, true, true, true])
    #expect(
      entries.map(\.trouble) == [
        nil, nil, "contains no pros or cons", "is empty", nil, "is not a regular file",
        "doesn't exist",
      ])
    #expect(entries.compactMap(\.summary?.status) == ["Accepted"])
    #expect(entries[4].summary?.consequences == 1)
  }

  @Test("are given up when nobody waits for them")
  func cancelled() async throws {
    for number in 1...50 { try folder.write("# A\n## Pros\n- one\n", to: "\(number).md") }
    let task = Task { [service] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await service.getDecisions()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
