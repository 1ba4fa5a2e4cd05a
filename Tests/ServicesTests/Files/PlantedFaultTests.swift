import BusinessLogic
import Decisions
import Services
import TestSupport
import TestTools
import Testing

/// Decisions in several forms and languages, each with a fault that `check` must find, and without.
struct PlantedFaultTests {
  enum Fault: CaseIterable {
    case duplicateNumber, conflict, unknownChoice, danglingSuccessor

    var kind: Problem.Kind {
      switch self {
      case .duplicateNumber: .duplicateNumber
      case .conflict: .conflict
      case .unknownChoice: .unknownChoice
      case .danglingSuccessor: .danglingSuccessor
      }
    }
  }

  /// The words of a form: the status, the headings, and the statement of the choice.
  private struct Form {
    let head: String
    let status: String
    let superseded: String
    let options: String
    let outcome: String
    let chosen: String
    let pro: String

    static let all = [
      Form(
        head: "---\nstatus: S\n---\n\n# T\n", status: "accepted", superseded: "superseded by",
        options: "Considered Options", outcome: "Decision Outcome", chosen: "Chosen option",
        pro: "Good, because"),
      Form(
        head: "# T\n\n* Status: S\n* Date: 2026-01-31\n", status: "Accepted",
        superseded: "Superseded by", options: "Options", outcome: "Decision",
        chosen: "**Chosen option**", pro: "+"),
      Form(
        head: "# T\n\n## Status\n\nS\n", status: "Akzeptiert", superseded: "Ersetzt durch",
        options: "Optionen", outcome: "Entscheidung", chosen: "Gewählte Option", pro: "Gut, weil"),
    ]
  }

  private static let titles = ["Kafka", "RabbitMQ", "a table in PostgreSQL", "Redis, as a stream"]
  private static let strangers = ["Zeppelin", "Hovercraft on rails", "Umbrella"]

  @Test("finds each of 100, and nothing in the files without it", arguments: 1...100)
  func planted(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let fault = Fault.allCases[seed % 4]
    let form = random.pick(Form.all)
    let titles = Array(
      Self.titles.shuffled(using: &random).prefix(random.number(2...4)))
    let chosen = random.pick(titles)
    let stranger = random.pick(Self.strangers)
    let number = random.number(1...99)
    let isLink = Bool.random(using: &random)
    let isWindows = Bool.random(using: &random)

    func text(_ fault: Fault?) -> String {
      let target = isLink ? "[ADR](../0099/gone.md)" : "ADR-\(number + 500)"
      let status = fault == .danglingSuccessor ? "\(form.superseded) \(target)" : form.status
      let choice = fault == .unknownChoice ? stranger : chosen
      var blocks = [form.head.replacing("S\n", with: "\(status)\n"), "## \(form.options)"]
      blocks += [titles.map { "* \($0)\n" }.joined()]
      blocks += ["## \(form.outcome)", "\(form.chosen): \"\(choice)\""]
      blocks += titles.map { "### \($0)\n\n* \(form.pro) it is \($0.utf8.count)" }
      if fault == .conflict {
        let place = random.number(1...blocks.count)
        blocks.insert("<<<<<<< HEAD\n* one\n=======\n* two\n>>>>>>> other", at: place)
      }
      let text = blocks.joined(separator: "\n\n") + "\n"
      return isWindows ? text.replacing("\n", with: "\r\n") : text
    }
    func errors(_ fault: Fault?) async throws -> [Problem.Kind?] {
      let folder = try TemporaryFolder()
      let other = fault == .duplicateNumber ? number : number + 100
      let names = ["\(number)-a.md", "000\(other)-b.md"].shuffled(using: &random)
      try folder.write(text(fault), to: names[0])
      try folder.write(text(nil), to: names[1])
      let files = try await FileDecisions(path: folder.path) { "2026-01-31" }.getLibrary()
      return files.flatMap(\.problems).filter(\.isError).map(\.kind)
    }
    #expect(try await errors(nil) == [])
    let count = fault == .duplicateNumber ? 2 : 1
    #expect(try await errors(fault) == Array(repeating: fault.kind, count: count))
  }
}
