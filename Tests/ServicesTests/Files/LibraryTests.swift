import BusinessLogic
import Decisions
import Services
import TestSupport
import Testing

struct LibraryTests {
  private let folder: TemporaryFolder
  private let good = "# A\n\n## Pros\n\n- one\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func library(_ path: String? = nil) async throws -> [LibraryFile] {
    try await FileDecisions(path: path ?? folder.path) { "2026-01-31" }.getLibrary()
  }

  @Test func `Every file is there with its path, number and key`() async throws {
    for name in ["0007-a.md", "adr-8.md", "2024-01-31-b.md", "20240131-c.md", "d.md", "ADR 9 e.md"]
    {
      try folder.write(good, to: name)
    }
    let files = try await library()
    #expect(files.allSatisfy { $0.isReadable })
    #expect(
      files.map { $0.path.split(separator: "/").last } == [
        "0007-a.md", "2024-01-31-b.md", "20240131-c.md", "ADR 9 e.md", "adr-8.md", "d.md",
      ])
    #expect(files.map(\.number) == [7, nil, nil, 9, 8, nil])
  }

  @Test func `What can't be read is there with the reason`() async throws {
    try folder.write(good, to: "1.md")
    try folder.write(bytes: Array("# A\n\ncaf".utf8) + [0xE9], to: "2.md")
    try folder.write("", to: "3.md")
    try folder.write("# Only a title\n", to: "4.md")
    try folder.write("# Only a title\n", to: "README.md")
    let files = try await library()
    #expect(files.map(\.isReadable) == [true, false, false, true])
    #expect(
      files.flatMap(\.problems) == [
        Problem(line: 3, .unreadable, "is not UTF-8 on line 3"),
        Problem(line: 1, .noDecision, "is empty"),
        Problem(line: 1, .noDecision, "contains no pros or cons"),
      ])
  }

  @Test func `Links that lead nowhere are told, from a folder and from a file of it`() async throws
  {
    let text = "# A\n\n* Status: superseded by 3\n\n[a](2.md) [b](4.md)\n\n## Pros\n\n- one\n"
    let path = try folder.write(text, to: "1.md")
    try folder.write(good, to: "2.md")
    let problems = [
      Problem(line: 3, .danglingSuccessor, "it is superseded by 3, which doesn't exist"),
      Problem(line: 5, .brokenLink, "the link to 4.md leads to no file"),
    ]
    #expect(try await library().flatMap(\.problems) == problems)
    #expect(try await library(path).flatMap(\.problems) == problems)
    try folder.write(good, to: "0003-c.md")
    try folder.write(good, to: "4.md")
    #expect(try await library().flatMap(\.problems) == [])
    #expect(try await library(path).flatMap(\.problems) == [])
  }

  @Test func `An earlier result is kept until a file beside it comes or goes`() async throws {
    try folder.write("# A\n\n* Status: superseded by 3\n\n## Pros\n\n- one\n", to: "1.md")
    let files = FileDecisions(path: folder.path) { "2026-01-31" }
    func problems(_ earlier: inout [LibraryFile]) async throws -> [Problem] {
      earlier = try await files.getLibrary(LibraryPass(renewing: earlier, of: { $0 }) { $0 })
      return earlier.flatMap(\.problems)
    }
    var library: [LibraryFile] = []
    #expect(try await problems(&library).map(\.kind) == [.danglingSuccessor])
    let version = library[0].version
    #expect(try await problems(&library).count == 1 && library[0].version == version)
    try folder.write(good, to: "0003-c.md")
    #expect(try await problems(&library) == [])
  }

  @Test
  func `A number that is used twice is told of both files, from a folder and from a file of it`()
    async throws
  {
    try folder.makeFolder("sub")
    let path = try folder.write(good, to: "7-ant.md")
    let other = try folder.write(good, to: "0007-bee.md")
    let others = [
      "sub/7-c.md", "7-S1-b.md", "8.de.md", "7-ant-appendix.md",
      "0007-template-de.md", "8.md", "2025-a.md", "2025-b.md",
    ]
    for name in others { try folder.write(good, to: name) }
    func twice(_ other: String) -> [Problem] {
      [Problem(line: 1, .duplicateNumber, "the number 7 is used twice: \(other) has it too")]
    }
    let errors = try await library().flatMap(\.problems).filter(\.isError)
    #expect(Set(errors) == Set(twice(path) + twice(other)))
    #expect(try await library(path).flatMap(\.problems) == twice(other))
  }

  @Test(arguments: ["# Notes\n\nx\n", "# Notes\n", "", "# Notes\n\n## Pros\n\n- one\n"])
  func `A number is used twice whatever the files hold`(text: String) async throws {
    try folder.write("# Only a title\n", to: "9-a.md")
    try folder.write(text, to: "9-b.md")
    let names = try await library().flatMap(\.problems).filter(\.isError).map(\.kind)
    #expect(names == [.duplicateNumber, .duplicateNumber])
  }

  @Test(arguments: [("b-router", false), ("a-router", true), ("use-redis", true)])
  func `A letter makes a part of a number only beside another letter`(
    other: String, isTwice: Bool
  ) async throws {
    try folder.write(good, to: "0002-a-cache.md")
    try folder.write(good, to: "0002-\(other).md")
    #expect(try await library().flatMap(\.problems).filter(\.isError).isEmpty != isTwice)
  }

  @Test func `The links of a template are examples`() async throws {
    try folder.write("# A\n\n[a](9.md)\n\n## Pros\n\n- one\n", to: "0000-adr-template.md")
    #expect(try await library().flatMap(\.problems) == [])
  }

  @Test func `A file that goes after its folder was listed is left out`() async throws {
    for name in ["1.md", "2.md", "3.md"] { try folder.write(good, to: name) }
    let files = FileDecisions(path: folder.path) { "2026-01-31" }
    let keys = try await files.getLibrary(
      LibraryPass { [folder] file in
        folder.delete("2.md")
        return file.key
      })
    #expect(keys == ["1", "3"])
  }

  @Test func `A document is written to a new file, over one, or behind its end`() throws {
    let path = folder.path(of: "new.json")
    func write(_ text: String, _ use: FileUse) throws {
      try DocumentExport { _ in "" }.write(text, to: path, use)
    }
    try write("a", .create)
    #expect(throws: (any Error).self) { try write("b", .create) }
    #expect(try folder.read("new.json") == [0x61])
    try write("bc", .extend)
    #expect(try folder.read("new.json") == [0x61, 0x62, 0x63])
    try write("d", .replace)
    #expect(try folder.read("new.json") == [0x64])
    for use in [FileUse.replace, .extend] {
      folder.delete("new.json")
      try write("e", use)
      #expect(try folder.read("new.json") == [0x65])
    }
    for use in [FileUse.create, .replace, .extend] {
      #expect(throws: (any Error).self) {
        try DocumentExport { _ in "" }.write("f", to: folder.path, use)
      }
    }
  }
}
