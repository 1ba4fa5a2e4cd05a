import Testing

@testable import UI

@Suite("The router", .bug(id: "seed 20"))
struct RouterTests {
  let log = FakeScreen.Log()
  let router: Router

  init() {
    router = Router(home: .decisions) { [log] in FakeScreen($0.description, log: log) }
  }

  @Test("shows the screen of its home when it is told to appear")
  func home() async {
    #expect(router.screen == nil)
    await router.appear()
    #expect(log.events == ["/ appears"])
    #expect(router.route == .decisions)
  }

  @Test("has one screen disappear before the next appears", .bug(id: "seed 5"))
  func go() async {
    await router.appear()
    await router.go(to: .decision("a"))
    #expect(log.events == ["/ appears", "/ disappears", "/a appears"])
    #expect(router.route == .decision("a"))
  }

  @Test("comes back to the screen that it left, and goes forward to it again")
  func backAndForward() async throws {
    await router.appear()
    let first = router.screen
    await router.go(to: .decision("a"))
    let second = router.screen
    try await router.step(-1)
    #expect(router.screen === first)
    try await router.step(1)
    #expect(router.screen === second)
    #expect(log.events.suffix(4) == ["/a disappears", "/ appears", "/ disappears", "/a appears"])
  }

  @Test("has nowhere to go at either end, and stays")
  func ends() async {
    await #expect(throws: CommandError("there is nothing to go back to")) {
      try await router.step(-1)
    }
    await #expect(throws: CommandError("there is nothing to go forward to: go back first")) {
      try await router.step(1)
    }
    #expect(log.events.isEmpty)
  }

  @Test("shows the present screen again without a wait if that can be, and no other")
  func again() async {
    #expect(!router.showAgain(.decisions))
    await router.appear()
    #expect(!router.showAgain(.decisions))
    let screen = router.screen as? FakeScreen
    screen?.canAppearAgain = true
    #expect(router.showAgain(.decisions))
    #expect(!router.showAgain(.decision("a")))
    screen?.hasFailed = true
    #expect(!router.showAgain(.decisions))
    #expect(log.events == ["/ appears", "/ appears again"])
  }

  @Test("shows a screen again when asked for the place where it is")
  func samePlace() async {
    await router.appear()
    await router.go(to: .decisions)
    #expect(log.events == ["/ appears", "/ appears"])
  }

  @Test("tries again when asked for the place where it is and that had failed")
  func samePlaceFailed() async {
    await router.appear()
    (router.screen as? FakeScreen)?.hasFailed = true
    await router.go(to: .decisions)
    #expect(log.events == ["/ appears", "/ refreshes"])
  }

  @Test("goes home from anywhere")
  func goHome() async {
    await router.appear()
    await router.go(to: .decision("a"))
    await router.goHome()
    #expect(router.route == .decisions)
  }

  @Test("refreshes and asks the screen that is shown")
  func present() async throws {
    await router.refresh()
    #expect(try router.key(for: "2") == "key of 2")
    #expect(throws: CommandError("there is nothing")) { try router.key(for: "nothing") }
    #expect(log.events == ["/ refreshes"])
  }

  @Test("looks for rows with a screen of their own, and stays where it is")
  func glance() async {
    await router.appear()
    #expect(await router.rows(at: .decisions) == nil)
    #expect(await router.rows(at: .decision("a")) == nil)
    #expect(log.events == ["/ appears", "/ is glanced at", "/a is glanced at"])
  }

  @Test("has the last screen disappear when the session is over", .bug(id: "seed 5"))
  func leave() async {
    router.leave()
    await router.appear()
    router.leave()
    #expect(log.events == ["/ appears", "/ disappears"])
  }

  @Test("tells every screen that it keeps when a service has changed")
  func serviceChanged() async {
    await router.go(to: .decision("a"))
    await router.go(to: .decision("b"))
    router.serviceChanged()
    #expect(log.events.suffix(2).sorted() == ["/a is outdated", "/b is outdated"])
  }

  @Test("lets go of screens that can't be come back to, when there are many")
  func limit() async {
    await router.go(to: .decision("0"))
    weak let first = router.screen as? FakeScreen
    #expect(first != nil)
    for number in 1...Trail.limit { await router.go(to: .decision("\(number)")) }
    #expect(first == nil)
  }
}
