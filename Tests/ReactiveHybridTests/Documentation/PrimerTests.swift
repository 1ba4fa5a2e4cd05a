import TestTools
import Testing

@Suite("The Primer", .timeLimit(.minutes(1)))
struct PrimerTests {
  private func session(_ lines: String...) async throws -> [String] {
    let transcript = try await Transcript.of(
      Program.path("primer"), input: lines.joined(separator: "\n") + "\n")
    #expect(transcript.errorText == "")
    return transcript.text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("shows the document's four pros and three cons")
  func rows() async throws {
    let lines = try await session("pros", "cons", "quit")
    #expect(
      lines == [
        "/pros> Pros of Artificial Intelligence", "1  Error reduction",
        "2  Increase work efficiency", "3  Reduced cost of training", "4  No breaks",
        "/pros> Cons of Artificial Intelligence", "1  High cost", "2  Lesser jobs",
        "3  Fear of malicious implementation", "/cons> ",
      ])
  }

  @Test("raises one alert for a failure, and none for coming back", .bug(id: "seed 3"))
  func alerts() async throws {
    let lines = try await session("pros", "fail Server is down", "cons", "pros", "back", "quit")
    let alerts = lines.filter { $0.contains("Alert:") }
    #expect(alerts == ["/pros> /pros> Alert: Server is down"])
  }

  @Test("says what to do on a screen that failed, also when it comes back")
  func nothing() async throws {
    let lines = try await session("fail Server is down", "cons", "back", "forward", "quit")
    #expect(lines.suffix(2) == ["/pros> Nothing to show: type refresh to ask again", "/cons> "])
  }

  @Test("shows the rows again once the services are up", .bug(id: "seed 2"))
  func healing() async throws {
    let lines = try await session("fail Server is down", "cons", "heal", "refresh", "quit")
    #expect(lines.suffix(2) == ["3  Fear of malicious implementation", "/cons> "])
  }

  @Test("adds a pro, and the screen of the pros shows it by itself")
  func adding() async throws {
    let lines = try await session("pros", "add No holidays", "cons", "pros", "quit")
    #expect(lines.contains("/pros> Added pro 5: No holidays"))
    #expect(lines.filter { $0 == "5  No holidays" }.count == 2)
    #expect(lines.suffix(2) == ["5  No holidays", "/pros> "])
  }

  @Test("raises one alert for a write that fails, and writes nothing")
  func failingWrite() async throws {
    let lines = try await session("fail Disk is full", "add No holidays", "heal", "pros", "quit")
    #expect(lines.first == "/pros> /pros> Alert: Disk is full")
    #expect(lines.suffix(2) == ["4  No breaks", "/pros> "])
  }

  @Test("is the document's program on the library alone, in 300 lines")
  func small() {
    let files = SourceTree.swiftFiles(below: "Sources/Primer")
    let lines = files.flatMap(SourceTree.lines)
    #expect(lines.count - files.count <= 300)
    #expect(Set(lines.filter { $0.hasPrefix("import ") }) == ["import ReactiveHybrid"])
  }
}
