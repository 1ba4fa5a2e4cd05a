import Foundation
import ReactiveHybrid
import Testing

@testable import ToDo

@Suite("The to-do list")
@MainActor
final class ToDoTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: file) }

  /// Types the lines into a new program, and returns them with what it printed.
  private func session(_ lines: [String]) async throws -> [String] {
    var printed: [String] = []
    let today = try #require(Day("2026-11-26"))
    let program = Program(
      file: FileChores(file), clock: QuickClock(), today: { today }, print: { printed.append($0) })
    for line in lines {
      printed.append("> \(line)")
      await program.run(line)
    }
    return printed.flatMap { $0.components(separatedBy: "\n") }
  }

  @Test("answers as in the recorded session")
  func recorded() async throws {
    let recording = try Recording("todo")
    try recording.expect(try await session(recording.typed))
  }

  @Test("is still in its file when the program starts again")
  func kept() async throws {
    _ = try await session(["use file", "add Buy milk", "finish 1"])
    let lines = try await session(["use file", "all"])
    #expect(lines.last == "1  ✓ Buy milk  2026-11-26")
  }

  @Test("says what is wrong with its file, and doesn't overwrite it")
  func unreadable() async throws {
    try Data("milk".utf8).write(to: file)
    let lines = try await session(["use file", "add Buy bread"])
    #expect(lines.last == "Alert: \(file.path) isn't a list of chores")
    #expect(try Data(contentsOf: file) == Data("milk".utf8))
  }

  @Test("refuses an edit of a chore that isn't there, and changes nothing")
  func refused() throws {
    let day = try #require(Day("2026-11-26"))
    let before = [Chore(number: 1, title: "Buy milk", day: day)]
    var list = before
    for edit in [Edit.update(2, "Buy bread", nil), .finish(2), .delete(2)] {
      #expect(throws: NoSuchChore.self) { try list.make(edit) }
    }
    #expect(list == before)
  }
}
