import Prompt
import Testing

@testable import UI

@Suite("The lines of a pipe or of -c", .timeLimit(.minutes(5)))
struct ScriptLinesTests {
  /// What is read when each of `chunks` is written only before the next read waits.
  private func events(_ chunks: [String]) throws -> [LineEvent] {
    let pipe = try Pipe()
    var chunks = chunks[...]
    let lines = ScriptLines(pipe.reading) {
      if let chunk = chunks.popFirst() { pipe.write(chunk) } else { pipe.endWriting() }
    }
    var events: [LineEvent] = []
    repeat { events.append(lines.nextLine()) } while events.last != .end
    return events
  }

  @Test("may come in pieces, even of one letter")
  func pieces() throws {
    #expect(try events(["pr", "o", "s\nco", "ns", "\n"]) == [.line("pros"), .line("cons"), .end])
  }

  @Test("may come with a character in two pieces")
  func splitCharacter() throws {
    let pipe = try Pipe()
    var bytes = Array("🍵\n".utf8)[...]
    let lines = ScriptLines(pipe.reading) { pipe.write(bytes: Array([bytes.removeFirst()])) }
    #expect(lines.nextLine() == .line("🍵"))
  }

  @Test("may be empty, or none at all")
  func empty() throws {
    #expect(try events(["\n\npros\n"]) == [.line(""), .line(""), .line("pros"), .end])
    #expect(try events([]) == [.end])
  }

  @Test("may end as Windows ends them, which the command doesn't see")
  func windows() throws {
    let events = try events(["pros\r\nadd pro x \\\r\n"])
    #expect(events == [.line("pros"), .line("add pro x \\"), .end])
  }

  @Test("may begin with a mark that says they are UTF-8, which is none of the first's")
  func marked() throws {
    #expect(
      try events(["\u{FEFF}pros\n\u{FEFF}cons\n"])
        == [.line("pros"), .line("\u{FEFF}cons"), .end])
  }

  @Test("may be longer than a single read")
  func long() throws {
    let long = String(repeating: "x", count: 10_000)
    #expect(try events([long, long + "\n"]) == [.line(long + long), .end])
  }

  @Test("that are not UTF-8 are mended rather than refused")
  func notUTF8() throws {
    let pipe = try Pipe()
    pipe.write(bytes: [0x61, 0xFF, 0x62, 0x0A])
    #expect(ScriptLines(pipe.reading) {}.nextLine() == .line("a\u{FFFD}b"))
  }

  @Test("are waited for only after what was gathered is let out")
  func beforeWaiting() throws {
    let pipe = try Pipe()
    pipe.write("pros\ncons\n")
    var waits = 0
    let lines = ScriptLines(pipe.reading) { waits += 1 }
    _ = lines.nextLine()
    #expect(waits == 1)
    _ = lines.nextLine()
    #expect(waits == 1)
  }

  /// The events read from the commands of `-c`.
  private func events(of commands: String...) -> [LineEvent] {
    let lines = ScriptLines(commands)
    var events: [LineEvent] = []
    repeat { events.append(lines.nextLine()) } while events.last != .end
    return events.filter { $0 != .line("") }
  }

  @Test("come one at a time from -c, also if a command has several, and have no numbers")
  func commands() {
    #expect(
      events(of: "pros\ncons\r\nshow 1\n", "notes")
        == [.line("pros"), .line("cons"), .line("show 1"), .line("notes"), .end])
    #expect(ScriptLines(["pros"]).lineNumber == nil)
  }

  @Test("end at once if -c has no commands, and stay ended")
  func none() {
    #expect(events(of: "") == [.end])
    let lines = ScriptLines([])
    #expect(lines.nextLine() == .end)
    #expect(lines.nextLine() == .end)
  }
}
