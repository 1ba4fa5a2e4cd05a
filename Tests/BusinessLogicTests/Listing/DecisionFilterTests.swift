import Decisions
import TestSupport
import Testing

@testable import BusinessLogic

@Suite("A filter of decisions")
struct DecisionFilterTests {
  private let decision = Decision(
    title: "Which queue?", status: "Accepted by all", toldState: .accepted, date: "2026-01-31",
    options: [Topic(title: "Apache Kafka", arguments: []), Topic(title: "Redis", arguments: [])],
    chosen: 0, names: [.deciders: ["Jane Doe"], .tags: ["Data", "ops"]])

  @Test(
    "selects by each field, without case, and by words of the titles",
    arguments: [
      "state:accepted", "status:ACCEPTED", "by:jane", "by:\"jane doe\"", "tag:data", "chosen:kafka",
      "since:2026", "since:2026-01-31", "before:2026-02", "queue redis",
      "tag:ops QUEUE State:accepted",
    ])
  func selects(words: String) {
    #expect(DecisionFilter(words).selects(decision))
  }

  @Test(
    "needs all of them",
    arguments: [
      "state:undecided", "state:accept", "status:draft", "by:john", "tag:dat", "chosen:redis",
      "since:2026-02", "before:2026-01-31", "kafka postgres", "state:accepted tag:web",
    ])
  func refuses(words: String) {
    #expect(!DecisionFilter(words).selects(decision))
  }

  @Test("knows a field that there isn't from a part of a title")
  func unknownField() {
    #expect(DecisionFilter("tag:a colour:red").terms.map(\.unknownField) == [nil, "colour"])
    let filter = DecisionFilter("http://x std::vector \"colour:red\" 3:4")
    #expect(!filter.namesField)
    #expect(filter.terms.map(\.value) == ["http://x", "std::vector", "colour:red", "3:4"])
  }

  @Test(
    "compares dates as days, however they are written from the year on",
    arguments: [
      "2026-9-5", "2026/09/05", "2026.09.05", "2026. 9. 5.", "2026年9月5日", "2026년 9월 5일",
      "2026-09-05T10:00", "2026-09-05 (amended 2027)",
    ])
  func days(date: String) {
    let decision = Decision(title: "x", date: date, options: [])
    #expect(decision.day == "2026-09-05")
    #expect(DecisionFilter("since:2026-09-05 before:2026-10").selects(decision))
    #expect(Decision(title: "x", date: "2026/9", options: []).day == "2026-09")
  }

  @Test(
    "selects no decision by a date that has none, or one without an order",
    arguments: [
      nil, "31.12.2019", "May 2019", "5 Sep 2019", "2019-XX", "2019-13-01", "20190905",
      "2019 or so",
    ])
  func undated(date: String?) {
    let undated = Decision(title: "x", date: date, options: [])
    #expect(!DecisionFilter("since:2026").selects(undated))
    #expect(!DecisionFilter("before:9").selects(undated))
  }
}
