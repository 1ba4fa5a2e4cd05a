import Presentation
import TestSupport
import TestTools
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("An answer as JSON")
struct JSONAnswerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Which \u{1B}[31mqueue?

      * Status: proposed

      ## Considered Options

      * Kafka
      * Redis

      ## Pros and Cons of the Options

      ### Kafka

      * Good, because it is "durable"

      ### Redis

      * Good, because it is fast <!-- weight: 3 -->
      * Bad, because of --json

      """, to: "0007-queue.md")
    try folder.write("# B\n\nStatus: superseded by 9\n\n## Pros\n\n- fast\n", to: "0008-b.md")
  }

  private struct Answer: Decodable {
    let answer: String
    let rows: [[String: Cell]]
    let sentences: [String]
  }

  private enum Cell: Decodable, Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case nothing
    case list([Cell])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .nothing
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Int.self) {
        self = .number(number)
      } else if let list = try? value.decode([Cell].self) {
        self = .list(list)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }

  private func answer(_ line: String, at route: String = "/") async throws -> (Answer, Ending) {
    let run = try await Transcript.of(arguments: [folder.path, "--at", route, "-c", line])
    #expect(run.errorText == "")
    #expect(!run.text.unicodeScalars.contains("\u{1B}"))
    return (try JSONDecoder().decode(Answer.self, from: Data(run.text.utf8)), run.status)
  }

  @Test(
    "is one object with known keys, from every command that has one",
    arguments: [
      ("list", "/", 2), ("compare", "/7", 2), ("flip", "/7", 3), ("agenda", "/", 1),
      ("find fast", "/", 2), ("why fast", "/", 2), ("search fast", "/", 2), ("faults", "/", 5),
      ("about", "/", 4), ("pros", "/8", 1), ("notes", "/8", 0),
      ("strike", "/8", 1),
      ("source", "/8", 7), ("proposals", "/", 0),
    ])
  func every(line: String, route: String, rows: Int) async throws {
    let words = line.split(separator: " ", maxSplits: 1)
    let rest = words.dropFirst().map { " \($0)" }.joined()
    let (found, status) = try await answer("\(words[0]) --json\(rest)", at: route)
    #expect(found.answer == words[0])
    #expect(found.rows.count == rows)
    #expect(status == .exited(0))
    for row in found.rows { #expect(row.keys.allSatisfy { Column(rawValue: $0) != nil }) }
  }

  @Test("has the numbers as numbers, and texts as they are")
  func values() async throws {
    let (compared, _) = try await answer("compare --json", at: "/7")
    #expect(
      compared.rows.first == [
        "number": .text("2"), "title": .text("Redis"), "route": .text("/0007/redis"),
        "chosen": .flag(false), "total": .number(2), "pros": .number(3), "cons": .number(1),
      ])
    #expect(compared.sentences == ["Redis (+2) leads Kafka (+1) by 1"])
    let (listed, _) = try await answer("list --json")
    #expect(listed.rows.first?["title"] == .text("Which \u{1B}[31mqueue?"))
    #expect(listed.rows.first?["state"] == .text("undecided"))
  }

  @Test("says that there is nothing to list")
  func nothing() async throws {
    let (cons, status) = try await answer("cons --json", at: "/8")
    #expect(cons.rows.isEmpty && cons.sentences == ["No cons found"] && status == .exited(1))
  }

  @Test("names the decision, the option and its outcome for each text that is found")
  func findings() async throws {
    for command in ["find", "why", "search"] {
      let (found, _) = try await answer("\(command) --json fast")
      let row = found.rows.first { $0["route"] == .text("/0007/redis/pros/1") }
      #expect(row?["decision"] == .text("Which \u{1B}[31mqueue?"))
      #expect(row?["option"] == .text("Redis"))
      #expect(row?["verdict"] == .text("undecided"))
      #expect(row?["status"] == .text("proposed"))
    }
  }

  @Test("has the weight of an argument, and the role of a line")
  func places() async throws {
    let (pros, _) = try await answer("pros --json", at: "/7/redis")
    #expect(
      pros.rows == [
        [
          "number": .text("1"), "route": .text("/0007/redis/pros/1"), "side": .text("pro"),
          "weight": .number(3), "text": .text("it is fast"),
        ]
      ])
    let (source, _) = try await answer("show --json", at: "/8/source")
    #expect(
      source.rows.last == [
        "line": .number(7), "role": .text("pro 1 of 1"), "text": .text("- fast"),
      ])
    let (strike, _) = try await answer("strike --json", at: "/7/redis")
    #expect(strike.sentences == ["The pros outweigh the cons by 2"])
  }

  @Test("fails as the page does")
  func failures() async throws {
    let (checked, status) = try await answer("check --json")
    #expect(status == .exited(1))
    #expect(checked.rows.contains { $0["name"] == .text("dangling-successor") })
    let (found, isFound) = try await answer("find --json nothing of it")
    #expect(found.rows == [])
    #expect(isFound == .exited(1))
    let (cons, hasCons) = try await answer("cons --json", at: "/8")
    #expect(cons.rows == [])
    #expect(hasCons == .exited(1))
  }

  @Test(
    "comes wherever the flag stands among others, but is a text behind other words to find",
    arguments: ["check --strict --json", "list state:undecided --json", "agenda --older 0d --json"])
  func anywhere(line: String) async throws {
    let words = line.split(separator: " ")
    let (last, _) = try await answer(line)
    let (first, _) = try await answer(
      "\(words[0]) --json \(words[1..<words.count - 1].joined(separator: " "))")
    #expect(last.rows == first.rows)
    #expect(try await answer("find --json of --json").0.rows.count == 1)
  }

  @Test("isn't meant where the flag is a text, and isn't there for every page")
  func flags() async throws {
    let run = try await Transcript.of(
      arguments: [
        folder.path, "-c", "find -- --json", "-c", "go /7", "-c", "show --json",
        "-c", "show --json 2",
      ])
    #expect(run.text.hasPrefix("1 match for \"--json\"\n"))
    #expect(run.errorText.contains("this page has no JSON: `export json` exports"))
    #expect(
      run.errorText.contains(
        "expected FIELD:VALUE behind --json, not \"2\": `list --json title:WORD`"))
    #expect(run.status == .exited(1))
  }

  @Test("has its keys in docs/stability.md")
  func documented() throws {
    let lines = SourceTree.lines(of: "\(SourceTree.root)/docs/stability.md")
    let rows = lines.drop { $0 != "| key | value |" }.dropFirst(2).prefix { $0.hasPrefix("| `") }
    let keys = rows.map { $0.split(separator: "`")[1] }
    #expect(Set(keys) == Set(Column.allCases.map { $0.rawValue[...] }))
    #expect(keys.count == Column.allCases.count)
  }
}
