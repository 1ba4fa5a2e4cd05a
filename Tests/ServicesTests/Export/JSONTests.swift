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
    #expect(
      decision.problems.map { Problem(line: $0.line, $0.name, $0.message) } == file.problems)
  }

  @Test func `What a script would have to work out is there`() async throws {
    let names: [Decision.NameField: [String]] = [.deciders: ["Anna", "Bob"], .tags: ["storage"]]
    func document(_ status: String, _ state: Decision.State, by target: Link.Target) async throws
      -> String
    {
      let decision = Decision(
        title: "T", status: status, toldState: state, successor: Link(line: 2, target),
        options: Shelf.file.decision.options, names: names)
      let newer = LibraryFile(
        key: "0012", path: "adr/0012-b.md", number: 12, decision: Decision(title: "B", options: []))
      let old = LibraryFile(key: "0007", path: "adr/0007-a.md", number: 7, decision: decision)
      return try await Shelf.document(.json, of: [old, newer])
    }
    for target in [Link.Target.number(12), .file("../adr/0012-b.md")] {
      let text = try await document("superseded by 0012", .superseded, by: target)
      #expect(text.contains("\"successor\" : { \"file\" : \"adr/0012-b.md\", \"number\" : 12 }"))
      #expect(text.contains("\"state\" : \"superseded\""))
      #expect(text.contains("\"undecided\" : false"))
      #expect(text.contains("\"deciders\" : [ \"Anna\", \"Bob\" ]"))
      #expect(text.contains("\"tags\" : [ \"storage\" ]"))
      #expect(text.contains("\"consulted\" : []") && text.contains("\"informed\" : []"))
      #expect(text.contains("\"total\" : 2") && text.contains("\"total\" : 0"))
    }
    let here = LibraryFile(
      key: "0007", path: "./0007-a.md", number: 7,
      decision: Decision(
        title: "T", successor: Link(line: 2, .file("0012-b.md")), options: []))
    let successor = LibraryFile(
      key: "0012", path: "./0012-b.md", number: 12, decision: Decision(title: "B", options: []))
    #expect(
      try await Shelf.document(.json, of: [here, successor])
        .contains("\"successor\" : { \"file\" : \"./0012-b.md\", \"number\" : 12 }"))
    let unknown = try await document("superseded by 3", .superseded, by: .number(3))
    #expect(unknown.contains("\"successor\" : { \"file\" : null, \"number\" : 3 }"))
    // The other one has no status.
    #expect(unknown.contains("\"successor\" : null") && unknown.contains("\"undecided\" : true"))
  }

  @Test func `A merge conflict has neither a choice nor totals`() async throws {
    let text = try await Shelf.document(.json, of: [Shelf.inConflict])
    #expect(text.contains("\"conflict\" : true") && text.contains("\"chosen\" : null"))
    #expect(text.contains("\"total\" : null") && !text.contains("\"total\" : -"))
    #expect(try await Shelf.document(.json).contains("\"conflict\" : false"))
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
    let name: Problem.Kind
  }

  let version: Int
  let decisions: [Decision]
}
