import Prompt
import Testing

@testable import UI

@Suite("The lines of -c")
struct ScriptLinesTests {
  private func events(_ commands: String...) -> [LineEvent] {
    let lines = ScriptLines(commands)
    var events: [LineEvent] = []
    repeat { events.append(lines.nextLine()) } while events.last != .end
    return events
  }

  @Test("come one by one, and then the end")
  func oneByOne() {
    #expect(events("pros", "cons") == [.line("pros"), .line("cons"), .end])
  }

  @Test("are several where a command holds several")
  func several() {
    #expect(
      events("pros\ncons\r\nshow 1\n") == [.line("pros"), .line("cons"), .line("show 1"), .end])
  }

  @Test("are at their end when there are none, however often they are read")
  func none() {
    #expect(events() == [.end])
    let lines = ScriptLines([""])
    #expect(lines.nextLine() == .end)
    #expect(lines.nextLine() == .end)
  }
}
