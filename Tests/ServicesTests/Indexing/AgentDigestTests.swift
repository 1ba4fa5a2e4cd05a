import BusinessLogic
import Decisions
import Testing

@Suite("The digest for agents")
struct AgentDigestTests {
  private func line(_ decision: Decision, key: String = "0007") async throws -> String {
    let file = LibraryFile(key: key, path: "adr/0007-a.md", number: 7, decision: decision)
    return try await Shelf.document(.digest, of: [file])
  }

  private func option(_ title: String, _ cons: (String, weight: Int)...) -> Topic {
    Topic(title: title, arguments: cons.map { Argument(.con, $0.0, weight: $0.weight) })
  }

  @Test("says what was chosen, and what wasn't, with its heaviest con")
  func line() async throws {
    let decision = Decision(
      title: "Which\nqueue", status: "accepted", toldState: .accepted, date: "2026-01-02",
      options: [
        option("Redis", ("small", 1)), option("Kafka", ("new", 1), ("heavy", 3), ("slow", 3)),
        option("None"),
      ], chosen: 0)
    #expect(
      try await line(decision)
        == "- 0007 Which queue: accepted, 2026-01-02. Chosen: Redis. Not chosen: Kafka (heavy); None\n"
    )
    #expect(
      try await line(
        Decision(title: "A", options: [], outcome: "We use C.")
      ) == "- 0007 A: accepted. Outcome: We use C.\n")
    #expect(
      try await Shelf.document(.digest, of: [Shelf.inConflict])
        == "- 0001 Queue: merge conflict. Options: Kafka (heavy); Redis\n")
  }

  @Test("spells the characters that would control a terminal or turn a line around")
  func hostile() async throws {
    let decision = Decision(title: "a\u{1B}[31mb\u{202E}c", options: [])
    #expect(try await line(decision) == "- 0007 a\\u{1B}[31mb\\u{202E}c: undecided\n")
  }

  @Test("has at most 400 characters a decision, and shortens reasons before titles")
  func short() async throws {
    let long = String(repeating: "many words ", count: 30)
    for count in 1...40 {
      let titles = (1...count).map { "Option \($0)" }
      let decision = Decision(
        title: long, status: long, toldState: .other, date: long,
        options: titles.map { option($0, (long, 1)) })
      let text = try await line(decision)
      #expect(text.count <= 401 && text.last == "\n", "\(count)")
      if count <= 10 { #expect(titles.allSatisfy { text.contains($0) }, "\(count)") }
      if count == 40 { #expect(text.contains(/and \d+ more\n/)) }
      let key = String(repeating: "key", count: 80)
      let named = try await line(decision, key: key)
      #expect(named.count <= 401 && named.hasPrefix("- \(key) "))
    }
  }
}
