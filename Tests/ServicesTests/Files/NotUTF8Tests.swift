import SystemPackage
import TestSupport
import Testing

@testable import Services

@Suite("A file that is not UTF-8")
struct NotUTF8Tests {
  @Test(
    "is refused with the first line that isn't",
    arguments: [
      ([0xFF], 1), ([0x61, 0x0A, 0xE9, 0x0A], 2),
      ([0x61, 0x0D, 0x0A, 0x0A, 0x62, 0x80, 0x0A, 0xFF], 3),
      // A truncated character, an overlong slash, half a surrogate pair.
      ([0x0A, 0xC3], 2), ([0xC0, 0xAF], 1), ([0xED, 0xA0, 0x80], 1),
    ] as [([UInt8], Int)])
  func refused(bytes: [UInt8], line: Int) async throws {
    try await TemporaryFolder.with { folder in
      let path = FilePath(try folder.write(bytes: bytes, to: "tea.md"))
      #expect(throws: FileTrouble(path, .notUTF8(line: line))) { try DecisionFile.bytes(of: path) }
    }
  }

  @Test("is read when it is UTF-8 of any script, byte order mark included")
  func accepted() async throws {
    try await TemporaryFolder.with { folder in
      let bytes = [0xEF, 0xBB, 0xBF] + Array("# Größe 🍵\n".utf8)
      let path = FilePath(try folder.write(bytes: bytes, to: "tea.md"))
      #expect(try DecisionFile.bytes(of: path) == bytes)
    }
  }
}
