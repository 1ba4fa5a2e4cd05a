import BusinessLogic
import Decisions
import Presentation
import Testing

@testable import UI

@Suite("A route", .bug(id: "seed 20"))
struct RouteTests {
  nonisolated static let routes: [(String, Route)] = [
    ("/", .decisions), ("/ai", .decision("ai")), ("/pros", .decision("pros")),
    ("/0007/2", .option(TopicID(decision: "0007", option: "2"))),
    ("/0007/use-postgres", .option(TopicID(decision: "0007", option: "use-postgres"))),
    ("/ai/cons", .arguments(TopicID(decision: "ai"), .con)),
    ("/0007/2/neutral", .arguments(TopicID(decision: "0007", option: "2"), .neutral)),
    ("/ai/pros/3", .argument(TopicID(decision: "ai"), .pro, 3)),
    ("/0007/compare", .whole("0007", .compare)), ("/0007/flip", .whole("0007", .flip)),
    ("/0007/text", .whole("0007", .text)), ("/0007/text/2", .text("0007", 2)),
    ("/ai/strike", .part(TopicID(decision: "ai"), .strike)), ("/compare", .decision("compare")),
    ("/0007/notes", .part(TopicID(decision: "0007"), .notes)),
    ("/0007/2/notes", .part(TopicID(decision: "0007", option: "2"), .notes)),
    ("/0007/2/strike", .part(TopicID(decision: "0007", option: "2"), .strike)),
    ("/0007/2/cons/10", .argument(TopicID(decision: "0007", option: "2"), .con, 10)),
  ]

  @Test("is read from its path and writes the same", arguments: routes)
  func roundTrip(path: String, route: Route) throws {
    #expect(try Route(path: path) == route)
    #expect(route.description == path)
  }

  @Test("leads from a decision by words that are no option's short name")
  func words() {
    let words = Route.decision("ai").screens.map(\.word)
    let options = words.map { Topic(title: $0, arguments: []) }
    #expect(Decision(title: "T", options: options).optionNames == words.map { "\($0)-2" })
  }

  @Test(
    "is seen from where one is, unless it begins with /",
    arguments: [
      ("../cons", "/ai/cons"), ("..", "/ai"), ("../..", "/"), ("../../..", "/"),
      ("2", "/ai/pros/2"), ("../../0007/2/strike", "/0007/2/strike"), ("../flip", "/ai/flip"),
      ("./2", "/ai/pros/2"), ("/0007", "/0007"), ("../../0007/1/pros", "/0007/1/pros"),
      ("", "/ai/pros"), ("/", "/"),
    ])
  func relative(path: String, absolute: String) throws {
    let base = try Route(path: "/ai/pros")
    #expect(try Route(path: path, from: base).description == absolute)
  }

  @Test(
    "has one above it, up to the list of decisions",
    arguments: ["/", "/ai/cons/3", "/0007/2/strike"])
  func parent(path: String) throws {
    let route = try Route(path: path)
    #expect(
      try route.parent?.description
        == (path == "/" ? nil : Route(path: "..", from: route).description))
  }

  @Test("takes slashes too many for one")
  func slashes() throws {
    #expect(try Route(path: "//ai///cons/").description == "/ai/cons")
  }

  @Test(
    "leads nowhere when there is no such place",
    arguments: [
      "/ai/pros/0", "/ai/pros/-1", "/ai/pros/x", "/ai/pros/1/2", "/ai/2/3", "/ai/2/tea/1",
      "/ai/pros/99999999999999999999", "/ai/compare/1", "/ai/flip/pros", "/0007/2/compare",
      "/0007/strike/1", "/0007/notes/1", "/0007/2/notes/1", "/0007/notes/pros",
    ])
  func nowhere(path: String) {
    let words = Route.decision("ai").screens.map(\.word)
    let error = CommandError(
      "no such route \"\(path)\": expected /DECISION[/OPTION][/SCREEN], or a number after a side; "
        + "SCREEN is \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")")
    #expect(throws: error) { try Route(path: path) }
  }

  @Test("knows the topic whose sides can be shown from it")
  func topic() throws {
    #expect(Route.decisions.topic == nil)
    #expect(try Route(path: "/ai").topic == TopicID(decision: "ai"))
    #expect(try Route(path: "/0007/2/pros/1").topic == TopicID(decision: "0007", option: "2"))
  }
}
