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

  private func page(_ offset: Int, _ limit: Int) async throws -> DecisionSlice {
    try await service.getDecisions(Batch(from: offset, limit: limit)) { _ in }
  }

  @Test("are read for themselves: what comes later need not even be readable")
  func lazily() async throws {
    try write("0001", "0002")
    try folder.write(bytes: [0xFF, 0xFE, 0x41], to: "0003.md")
    let (totals, told) = AsyncStream.makeStream(of: Int.self)
    let slice = try await service.getDecisions(Batch(limit: 2)) { told.yield($0.total) }
    told.finish()
    #expect(slice.items.map(\.title) == ["0001", "0002"])
    #expect(slice.rest == .exactly(1))
    for await total in totals { #expect(total == 2) }
    #expect(try await page(2, 2).items.map(\.trouble) == ["is not UTF-8 on line 1"])
  }

  @Test("are full of decisions, whatever else stands between them")
  func full() async throws {
    try write("a", "d", "f")
    for name in ["b.md", "c.md", "e.md"] { try folder.write("words\n", to: name) }
    let first = try await page(0, 2)
    #expect(first.items.map(\.key) == ["a", "b", "c", "d"])
    #expect(first.items.map(\.isDecision) == [true, false, false, true])
    #expect(first.rest == .atMost(2))
    let second = try await page(4, 2)
    #expect(second.items.map(\.key) == ["e", "f"])
    #expect(second.before == Fingerprint(of: first.items.map(\.identity)))
  }

  @Test("don't follow on what has changed before them: come, gone, or a decision by now")
  func changes() async throws {
    try write("b", "c", "d")
    try folder.write("words\n", to: "README.md")
    let first = try await page(0, 2)
    #expect(first.items.map(\.key) == ["readme", "b", "c"])
    let before = Fingerprint(of: first.items.map(\.identity))
    #expect(try await page(3, 2).before == before)
    try write("z")
    #expect(try await page(3, 2).before == before)
    try folder.write("# Read me\n## Pros\n- one\n", to: "README.md")
    #expect(try await page(3, 2).before != before)
    try folder.write("words\n", to: "README.md")
    #expect(try await page(3, 2).before == before)
    try write("a")
    #expect(try await page(3, 2).before != before)
    folder.delete("a.md")
    folder.delete("b.md")
    #expect(try await page(3, 2).before != before)
  }

  @Test("number what has no number by the names of all files")
  func numbers() async throws {
    try write("a", "adr-0001", "b")
    let heading = try await page(0, 1).heading
    #expect(heading == DecisionsHeading(TakenNumbers(["0001"])))
    #expect(heading == (try await page(1, 1)).heading)
  }

  @Test("leave out a file that goes between the listing of its folder and its turn")
  func gone() async throws {
    try folder.write("words\n", to: "a.md")
    try write("b", "c")
    let slice = try await service.getDecisions(Batch(limit: 1)) { [folder] _ in
      folder.delete("b.md")
    }
    #expect(slice.items.map(\.key) == ["a", "c"])
    #expect(slice.items.map(\.trouble) == ["contains no pros or cons", nil])
  }

  @Test("show a link that leads nowhere as a file that doesn't exist")
  func dangling() async throws {
    _ = try folder.makeLink("a.md", to: "nowhere")
    #expect(try await page(0, 1).items.map(\.trouble) == ["doesn't exist"])
  }
}
