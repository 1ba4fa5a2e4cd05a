import Testing

@testable import Prompt

@Suite("The lines of earlier")
struct HistoryWalkTests {
  private let lines = ["pros", "cons", "pros 2", "where", "pros"]

  @Test("are walked through from the newest, and back to what was typed")
  func walk() {
    var walk = HistoryWalk()
    #expect(walk.back(from: "", prefix: "", in: lines) == "pros")
    #expect(walk.back(from: "pros", prefix: "pros", in: lines) == "where")
    #expect(walk.forward(from: "where", in: lines) == "pros")
    #expect(walk.forward(from: "pros", in: lines) == "")
    #expect(walk.forward(from: "", in: lines) == nil)
  }

  @Test("are those that begin alike, if something was typed")
  func prefix() {
    var walk = HistoryWalk()
    #expect(walk.back(from: "pr", prefix: "pr", in: lines) == "pros")
    #expect(walk.back(from: "pros", prefix: "pros", in: lines) == "pros 2")
    #expect(walk.back(from: "pros 2", prefix: "pros 2", in: lines) == "pros")
    #expect(walk.back(from: "pros", prefix: "pros", in: lines) == nil)
    #expect(walk.forward(from: "pros", in: lines) == "pros 2")
  }

  @Test("are walked through anew once the line was changed")
  func changed() {
    var walk = HistoryWalk()
    #expect(walk.back(from: "", prefix: "", in: lines) == "pros")
    #expect(walk.back(from: "c", prefix: "c", in: lines) == "cons")
    #expect(walk.forward(from: "x", in: lines) == nil)
  }

  @Test("are none at first")
  func none() {
    var walk = HistoryWalk()
    #expect(walk.back(from: "", prefix: "", in: []) == nil)
    #expect(walk.forward(from: "", in: []) == nil)
  }

  @Test("are searched while one types")
  func search() {
    var search = HistorySearch(in: lines)
    #expect(search.match == nil)
    search.narrow(to: "o")
    #expect(search.match == "pros")
    search.narrow(to: "on")
    #expect(search.match == "cons")
    search.narrow(to: "o")
    #expect(search.match == "pros")
    search.goBack()
    #expect(search.match == "pros 2")
    search.goForward()
    #expect(search.match == "pros")
  }

  @Test("are kept in sight when a search finds no more")
  func failed() {
    var search = HistorySearch(in: lines)
    search.narrow(to: "con")
    search.narrow(to: "conx")
    #expect(search.hasFailed)
    #expect(search.match == "cons")
    search.goBack()
    #expect(search.hasFailed)
    var empty = HistorySearch(in: [])
    empty.narrow(to: "a")
    empty.goBack()
    empty.goForward()
    #expect(empty.match == nil)
  }
}
