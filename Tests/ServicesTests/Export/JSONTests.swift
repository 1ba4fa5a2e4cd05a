import BusinessLogic
import Decisions
import Services
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct JSONTests {
  @Test func `What is read back is what was written`() async throws {
    let file = Shelf.file
    let text = try await Shelf.document(.json)
    let library = try JSONDecoder().decode(Library.self, from: Data(text.utf8))
    #expect(library.version == 1)
    let decision = try #require(library.decisions.first)
    #expect(decision.file == file.path)
    #expect(decision.number == 7)
    #expect(decision.title == file.decision.title)
    #expect(decision.status == "accepted")
    #expect(decision.date == nil)
    #expect(decision.chosen == "Post|gre\"SQL")
    #expect(decision.options.map(\.chosen) == [true, false])
    #expect(decision.options.map(\.notes) == [["a note"], []])
    for (option, topic) in zip(decision.options, file.decision.options) {
      #expect(option.title == topic.title)
      #expect(option.arguments.map(\.values) == topic.arguments)
    }
    #expect(decision.consequences.map(\.values) == file.decision.consequences)
    #expect(decision.problems.map { Problem(line: $0.line, $0.message) } == file.problems)
  }

  @Test func `Nothing in it could steer a terminal, and every key is there`() async throws {
    let text = try await Shelf.document(.json)
    #expect(text.contains("\\u001b[31m\\u007f\\u009b\\u202e\\udb40\\udc01"))
    #expect(text.contains("\"date\" : null"))
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    #expect(text.hasSuffix("}\n"))
    #expect(text.contains("/slashes/"))
  }

  @Test func `The same decisions give the same bytes`() async throws {
    #expect(try await Shelf.document(.json) == Shelf.document(.json))
  }
}

private struct Library: Decodable {
  struct Decision: Decodable {
    let file: String
    let number: Int?
    let title: String
    let status, date, chosen: String?
    let options: [Option]
    let consequences: [Reason]
    let problems: [Finding]
  }

  struct Option: Decodable {
    let title: String
    let chosen: Bool
    let arguments: [Reason]
    let notes: [String]
  }

  struct Reason: Decodable {
    let side, text: String
    let details: [String]
    let weight: Int
    let line: Int?

    var values: Argument? {
      Side(rawValue: side).map {
        Argument($0, text, details: details, weight: weight, line: line)
      }
    }
  }

  struct Finding: Decodable {
    let line: Int
    let message: String
  }

  let version: Int
  let decisions: [Decision]
}
