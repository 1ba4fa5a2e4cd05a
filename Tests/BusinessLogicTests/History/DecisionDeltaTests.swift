import BusinessLogic
import Decisions
import Testing

@Suite("The differences of a decision")
struct DecisionDeltaTests {
  private static let kafka = Topic(
    title: "Kafka", arguments: [Argument(.pro, "scales"), Argument(.con, "heavy")])
  private static let redis = Topic(title: "Redis", arguments: [Argument(.pro, "small")])
  private static let before = decision([kafka, redis], chosen: 0)

  private static func decision(
    _ options: [Topic], status: String? = nil, chosen: Int? = nil
  ) -> Decision {
    Decision(title: "Which queue", status: status, options: options, chosen: chosen)
  }

  private func deltas(_ after: Decision?, since before: Decision? = before) -> [DecisionDelta] {
    DecisionChange(of: "0001", from: before, to: after).deltas
  }

  @Test("are none of the same decision, one of a removed one, and of a new one its arguments, too")
  func whole() {
    #expect(deltas(Self.before) == [])
    let added = DecisionChange(of: "0001", from: nil, to: Self.before)
    #expect(added.deltas.first == .decisionAdded)
    #expect(
      added.deltas.dropFirst().map { "\($0)".contains("text: \"scales\"") } == [true, false, false])
    #expect(deltas(nil) == [.decisionRemoved])
  }

  @Test("name the fields, the choice and the lead first")
  func head() throws {
    let weighed = Topic(
      title: "Kafka", arguments: [Argument(.pro, "scales", weight: 3), Argument(.con, "heavy")])
    let deltas = deltas(Self.decision([weighed, Self.redis], status: "accepted", chosen: 1))
    #expect(deltas.count == 4)
    #expect(deltas[0] == .field(.status, from: nil, to: "accepted"))
    #expect(deltas[1] == .chosen(from: "Kafka", to: "Redis"))
    guard case .lead(let old, let new) = deltas[2], case .reweighed(let item, from: 1) = deltas[3]
    else {
      Issue.record("\(deltas)")
      return
    }
    #expect((old.leaders, old.margin) == (["Redis"], 1))
    #expect((new.leaders, new.margin) == (["Kafka"], 1))
    #expect((item.option, item.number, item.weight) == ("Kafka", 1, 3))
  }

  @Test("know an option again by its arguments, and an argument by its text or its place")
  func identity() {
    let valkey = Topic(
      title: "Valkey", arguments: [Argument(.con, "forgets"), Argument(.pro, "small")])
    let changed = Topic(
      title: "Kafka",
      arguments: [Argument(.pro, "scales far"), Argument(.pro, "heavy"), Argument(.con, "old")])
    let found = deltas(Self.decision([changed, valkey], chosen: 0)).map { "\($0)" }
    for start in [
      "optionRenamed(from: \"Redis\", to: \"Valkey\")", "added(", "reworded(", "moved(",
    ] {
      #expect(found.contains { $0.hasPrefix(start) }, "\(start)")
    }
    #expect(!found.contains { $0.hasPrefix("chosen") || $0.hasPrefix("removed") })
    #expect(deltas(Self.decision([Self.redis, Self.kafka], chosen: 1)) == [.optionsReordered])
  }

  @Test("name the section of any other text")
  func sections() {
    func decision(_ text: String) -> Decision {
      let block = Decision.Block(.paragraph, text)
      return Decision(
        title: "", options: [],
        sections: [Decision.Section(heading: "Confirmation", level: 2, blocks: [block])])
    }
    #expect(deltas(decision("a"), since: decision("b")) == [.section("Confirmation")])
  }

  @Test("compare no choice and no lead of a merge conflict, but its items")
  func conflict() {
    let heavier = Topic(
      title: "Kafka",
      arguments: [Argument(.pro, "scales"), Argument(.con, "heavy"), Argument(.con, "old")])
    let conflict = Decision(
      title: "Which queue", options: [heavier, Self.redis],
      problems: [Problem(line: 7, .conflict)])
    let found = deltas(conflict)
    #expect(found.count == 2 && found[0] == .conflict(line: 7))
    guard case .added = found[1] else {
      Issue.record("\(found)")
      return
    }
    #expect(deltas(Self.before, since: conflict).first == .conflict(line: nil))
  }

  @Test("are an added and a removed option where nothing is shared")
  func options() {
    let nats = Topic(title: "NATS", arguments: [Argument(.pro, "light")])
    let deltas = deltas(Self.decision([Self.kafka, nats], chosen: 0))
    #expect(deltas.contains(.optionRemoved("Redis")))
    let added = nats.items.map { DecisionDelta.added($0) }
    #expect(deltas.suffix(2) == [.optionAdded("NATS")] + added)
  }

  @Test(
    "call an argument reworded only if most of it is still there",
    arguments: [
      ("scales", "scales far", true), ("it is fast", "It is very fast", true),
      ("no ordering across queues", "no ordering", true), ("速度が速い", "速度がとても速い", true),
      ("it is fast", "it is cheap", false), ("scales", "", false),
      ("one server more to run", "no server is needed", false),
    ])
  func likeness(before: String, after: String, isReworded: Bool) {
    func decision(_ text: String) -> Decision {
      let option = Topic(title: "Kafka", arguments: [Argument(.pro, text), Argument(.con, "old")])
      return Self.decision([option, Self.redis])
    }
    let deltas = deltas(decision(after), since: decision(before)).map { "\($0)" }
    #expect(deltas.contains { $0.hasPrefix("reworded") } == isReworded)
    #expect(
      deltas.count { $0.hasPrefix("removed") || $0.hasPrefix("added") } == (isReworded ? 0 : 2))
  }

  @Test("find the rewordings among many arguments of which others were added and removed")
  func rewordings() {
    func decision(_ texts: [String]) -> Decision {
      Self.decision([
        Topic(title: "Kafka", arguments: texts.map { Argument(.pro, $0) }), Self.redis,
      ])
    }
    let before = (0..<50).map { "reason of number \($0 * 7919)" }
    let after = ["wholly new", "quite so"] + before.dropFirst(2).map { "the \($0) again" }
    let found = deltas(decision(after), since: decision(before)).map { "\($0)" }
    #expect(found.count { $0.hasPrefix("reworded") } >= 48)
  }
}
