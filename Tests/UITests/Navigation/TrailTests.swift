import Testing

@testable import UI

@Suite("The trail of routes")
struct TrailTests {
  private func trail(_ keys: [String]) -> Trail {
    var trail = Trail(.decisions)
    for key in keys { trail.visit(.decision(key)) }
    return trail
  }

  /// Where a trail stands after these steps; `nil` for a step that it couldn't take.
  private func walk(_ trail: Trail, _ steps: Int...) -> [String?] {
    var trail = trail
    return steps.map { trail.step($0) ? trail.current.description : nil }
  }

  @Test("goes back and forward")
  func steps() {
    #expect(walk(trail(["a", "b"]), -1, -1, 1, 1) == ["/a", "/", "/a", "/b"])
  }

  @Test("stays where it is at either end")
  func ends() {
    #expect(walk(trail(["a"]), 1, -1, -1, 1) == [nil, "/", nil, "/a"])
  }

  @Test("forgets what was ahead when it goes elsewhere")
  func elsewhere() {
    var trail = trail(["a", "b"])
    _ = trail.step(-1)
    trail.visit(.decision("c"))
    #expect(!trail.contains(.decision("b")))
    #expect(walk(trail, 1, -1) == [nil, "/a"])
  }

  @Test("forgets its beginning when it grows too long")
  func limit() {
    var trail = trail((1...Trail.limit + 5).map { String($0) })
    #expect(trail.current == .decision("\(Trail.limit + 5)"))
    #expect(!trail.contains(.decision("5")))
    #expect(trail.contains(.decision("6")))
    var steps = 0
    while trail.step(-1) { steps += 1 }
    #expect(steps == Trail.limit - 1)
  }
}
