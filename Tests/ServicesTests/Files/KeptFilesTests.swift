import BusinessLogic
import Decisions
import SystemPackage
import TestSupport
import Testing

@testable import Services

@Suite("What is kept of files")
struct KeptFilesTests {
  private let folder: TemporaryFolder
  private let service: FileDecisions
  private let editing: EditingService<FileDecisions>

  init() throws {
    folder = try TemporaryFolder()
    service = FileDecisions(path: folder.path) { "2026-01-31" }
    editing = EditingService(service)
  }

  @Test("are the sixteen decisions that were opened last")
  func opened() async throws {
    let names = (10...30).map { "00\($0)-a.md" }
    for name in names { try folder.write("# A\n\n## Pros\n\n- one\n", to: name) }
    func kept() async -> [String] {
      let opened = await service.opened.map(\.path)
      return names.filter { opened.contains(FilePath(folder.path(of: $0))) }
    }
    for number in 10...30 { _ = try await service.getDecision("00\(number)") }
    #expect(await kept() == names.suffix(16))
    // Lists and searches don't change which decisions are kept.
    _ = try await service.getDecisions()
    _ = try await service.getLibrary()
    #expect(await kept() == names.suffix(16))
    _ = try await service.getDecision("0015")
    _ = try await service.getDecision("0010")
    #expect(await kept() == ["0010-a.md", "0015-a.md"] + names.suffix(14))
  }

  private let place = ArgumentPlace(
    option: OptionPlace.seen(number: 1, title: "A"), side: .pro, number: 1, text: "one")

  @Test("is nothing that somebody else has written since, be it as long and as old")
  func writtenSince() async throws {
    let path = try folder.write("# A\n\n## Pros\n\n- one\n- two\n", to: "a.md")
    _ = try await editing.apply(.weigh(place, 3), to: "a")
    let text = String(decoding: try folder.read("a.md"), as: UTF8.self)
    // Written in place, so that the inode and the size stay the same.
    try FileBytes.write(Array(text.replacing("two", with: "TWO").utf8), to: path)
    _ = try await editing.apply(.weigh(place, 4), to: "a")
    #expect(
      String(decoding: try folder.read("a.md"), as: UTF8.self)
        == text.replacing("two", with: "TWO").replacing("3", with: "4"))
    #expect(
      try await service.getDecision("a").options[0].advantages == [
        Argument(.pro, "one", weight: 4, line: 5), Argument(.pro, "TWO", line: 6),
      ])
  }

  @Test("is nothing of a file that has lost all that was weighed")
  func emptied() async throws {
    try folder.write("# A\n\n## Pros\n\n- one\n", to: "a.md")
    _ = try await editing.apply(.remove(place), to: "a")
    await #expect(throws: FileTrouble.self) { try await service.getDecision("a") }
  }

  @Test("is what they are called, until they are gone or listed again")
  func names() async throws {
    func write(_ title: String, to name: String) throws {
      try folder.write("# \(title)\n\n## Pros\n\n- one\n", to: name)
    }
    try write("Tea", to: "0007-tea.md")
    #expect(try await service.getDecision("0007").title == "Tea")
    // Another program has taken the same number, with a name that sorts first.
    try write("Beer", to: "0007-beer.md")
    #expect(try await service.getDecision("0007").title == "Tea")
    #expect(try await service.getDecision("7").title == "Beer")
    #expect(try await service.getDecision("0007-tea").title == "Tea")
    folder.delete("0007-beer.md")
    #expect(try await service.getDecision("0007").title == "Tea")
    folder.delete("0007-tea.md")
    await #expect(throws: (any Error).self) { try await service.getDecision("0007") }
  }
}
