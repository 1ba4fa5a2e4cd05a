import BusinessLogic
import Testing

@testable import UI

nonisolated struct WeighingRouteTests {
  @Test func `Their words come before an option's name`() throws {
    #expect(try Route(path: "/0007/compare") == .whole("0007", .compare))
    #expect(try Route(path: "/0007/flip") == .whole("0007", .flip))
    #expect(try Route(path: "/0007/strike") == .part(TopicID(decision: "0007"), .strike))
    #expect(
      try Route(path: "/0007/2/strike") == .part(TopicID(decision: "0007", option: "2"), .strike))
  }

  @Test(arguments: ["/0007/compare", "/0007/flip", "/ai/strike", "/0007/2/strike"])
  func `A route is written as it was read`(path: String) throws {
    #expect(try Route(path: path).description == path)
  }

  @Test func `They are reached and left by relative paths`() throws {
    let option = try Route(path: "/0007/2")
    #expect(try Route(path: "strike", from: option).description == "/0007/2/strike")
    #expect(try Route(path: "../flip", from: option) == .whole("0007", .flip))
    #expect(try Route(path: "../3", from: .whole("0007", .compare)).description == "/0007/3")
  }

  @Test(arguments: ["/0007/compare/1", "/0007/flip/pros", "/0007/2/compare", "/0007/strike/1"])
  func `Nothing is below them, and only strike is below an option`(path: String) {
    #expect(throws: CommandError.self) { try Route(path: path) }
  }

  @Test func `The words alone at the top are decisions`() throws {
    #expect(try Route(path: "/compare") == .decision("compare"))
  }
}
