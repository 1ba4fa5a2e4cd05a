import BusinessLogic
import Services
import TestSupport
import Testing

@Suite("Pages of files")
struct PagedFilesTests {
  private let folder: TemporaryFolder
  private let service: FileDecisions

  init() throws {
    folder = try TemporaryFolder()
    service = FileDecisions(path: folder.path) { "2026-01-31" }
  }

  private func write(_ names: String...) throws {
    for name in names { try folder.write("# \(name)\n## Pros\n- one\n", to: "\(name).md") }
  }

  private func page(_ limit: Int) async throws -> DecisionSlice {
    try await service.getDecisions(upTo: limit)
  }

  @Test("are read for themselves: what comes later need not even be readable")
  func lazily() async throws {
    try write("0001", "0002")
    try folder.write(bytes: [0xFF, 0xFE, 0x41], to: "0003.md")
    let slice = try await page(2)
    #expect(slice.items.map(\.title) == ["0001", "0002"])
    #expect(slice.rest == .exactly(1))
    #expect(try await page(3).items.last?.trouble == "is not UTF-8 on line 1")
  }

  @Test("are full of decisions, whatever else stands between them")
  func full() async throws {
    try write("a", "d", "f")
    for name in ["b.md", "c.md", "e.md"] { try folder.write("words\n", to: name) }
    let first = try await page(2)
    #expect(first.items.map(\.key) == ["a", "b", "c", "d"])
    #expect(first.items.map(\.isDecision) == [true, false, false, true])
    #expect(first.rest == .atMost(2))
    #expect(try await page(4).items.map(\.key) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("number what has no number by the names of all files")
  func numbers() async throws {
    try write("a", "adr-0001", "b")
    #expect(try await page(1).numbers == [1])
    #expect(try await page(3).numbers == [1])
  }
}
