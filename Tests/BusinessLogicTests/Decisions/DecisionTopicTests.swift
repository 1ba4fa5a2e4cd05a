import Decisions
import TestSupport
import Testing

@testable import BusinessLogic

@Suite("An option of a decision")
struct DecisionTopicTests {
  @Test("needs no name where the decision itself is the topic")
  func topic() throws {
    #expect(try Decision(title: "Tea", options: [.tea]).topic(nil) == .tea)
    #expect(throws: Refused.self) { try Decision(title: "Tea?", options: [.tea]).topic(nil) }
  }

  @Test("must be named where there are several")
  func unnamed() {
    #expect {
      try Decision.drink.topic(nil)
    } throws: { error in
      "\(error)" == "Which option? \"What to drink\" has options 1 to 2: open one first"
    }
  }

  @Test("with leading zeros in its title is meant by them, as numbers are shown without")
  func zeros() throws {
    let titles = ["Redis", "Kafka", "02"]
    let decision = Decision(
      title: "Q", options: titles.map { Topic(title: $0, arguments: []) })
    #expect(try decision.index(called: "02") == 2)
    #expect(try decision.index(called: "2") == 1)
    #expect(throws: Refused.self) { try decision.index(called: "03") }
  }

  @Test(
    "is spelled in lower case with dashes, in any script",
    arguments: [
      ("Use PostgreSQL 16!", "use-postgresql-16"), ("  C++ / Rust  ", "c-rust"), ("Ναι", "ναι"),
      ("!?", ""),
    ])
  func spelling(title: String, expected: String) {
    #expect(slug(title) == expected)
  }
}
