import BusinessLogic
import ReactiveHybrid
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
    try await service.getDecisions(upTo: limit) { _ in }
  }

  @Test("are read for themselves: what comes later need not even be readable")
  func lazily() async throws {
    try write("0001", "0002")
    try folder.write(bytes: [0xFF, 0xFE, 0x41], to: "0003.md")
    let (totals, told) = AsyncStream.makeStream(of: Int.self)
    let slice = try await service.getDecisions(upTo: 2) { told.yield($0.total) }
    told.finish()
    #expect(slice.items.map(\.title) == ["0001", "0002"])
    #expect(slice.rest == .exactly(1))
    for await total in totals { #expect(total == 2) }
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
    #expect(try await page(1).numbers == TakenNumbers(["0001"]))
    #expect(try await page(3).numbers == TakenNumbers(["0001"]))
  }

  @Test("leave out a file that goes between the listing of its folder and its turn")
  func gone() async throws {
    try folder.write("words\n", to: "a.md")
    try write("b", "c")
    let slice = try await service.getDecisions(upTo: 1) { [folder] _ in
      folder.delete("b.md")
    }
    #expect(slice.items.map(\.key) == ["a", "c"])
    #expect(slice.items.map(\.trouble) == ["contains no pros or cons", nil])
  }

  @Test("show a link that leads nowhere as a file that doesn't exist")
  func dangling() async throws {
    _ = try folder.makeLink("a.md", to: "nowhere")
    #expect(try await page(1).items.map(\.trouble) == ["doesn't exist"])
  }
}
