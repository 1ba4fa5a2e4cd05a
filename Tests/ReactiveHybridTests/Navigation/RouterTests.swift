import ReactiveHybrid
import TestTools
import Testing
import Threads

@MainActor @Suite("A router", .bug(id: "seed 20"))
struct RouterTests {
  /// A screen that notes what happens to it.
  final class Stage: Screen {
    let name: String
    let note: (String) -> Void
    var shown: String?
    var outcome = Outcome.done

    init(_ name: String, note: @escaping (String) -> Void) {
      (self.name, self.note, shown) = (name, note, name)
    }

    func appear() async -> Outcome {
      note("\(name) appears")
      return outcome
    }

    func fetch(_ why: Fetching.Why) async -> Outcome {
      note("\(name) is refreshed")
      return .done
    }

    func all() async -> String? { shown }

    func disappear() { note("\(name) disappears") }
  }

  /// What happened to all screens.
  final class Notes {
    var lines: [String] = []
  }

  let notes = Notes()
  let router: Router<String, String>

  init() {
    let notes = notes
    router = Router(home: "home") { route in
      notes.lines.append("\(route) is built")
      return Stage(route) { notes.lines.append($0) }
    }
  }

  @Test("lets one screen go before the next one comes, and keeps both")
  func moves() async {
    await router.go(to: "home")
    await router.go(to: "pros")
    #expect(await router.step(-1) == .done)
    #expect(router.route == "home")
    #expect(
      notes.lines == [
        "home is built", "home appears", "pros is built", "home disappears", "pros appears",
        "pros disappears", "home appears",
      ])
  }

  @Test("stays where the trail ends")
  func ends() async {
    await router.go(to: "home")
    #expect(await router.step(-1) == nil)
    #expect(await router.step(1) == nil)
    #expect(router.route == "home")
  }

  @Test("forgets the way forward when it goes elsewhere")
  func elsewhere() async {
    for route in ["home", "pros"] { await router.go(to: route) }
    await router.step(-1)
    await router.go(to: "cons")
    #expect(await router.step(1) == nil)
  }

  @Test("shows the present screen again where it is asked for the place it is at")
  func again() async {
    for _ in 1...2 { await router.go(to: "home") }
    #expect(notes.lines == ["home is built", "home appears", "home appears"])
  }

  @Test("stays at a refusal, unless the screen shows what was there before")
  func refused() async {
    let router = Router<String, String>(home: "home") { route in
      let stage = Stage(route) { _ in }
      if route == "new" { stage.shown = nil }
      if route != "home" { stage.outcome = .failed(.refused(Reason(CancellationError()))) }
      return stage
    }
    for (route, place) in [("home", "home"), ("new", "home"), ("old", "old")] {
      await router.go(to: route)
      #expect(router.route == place)
    }
  }

  @Test("keeps no more screens than the trail is long")
  func limit() async {
    for number in 0...300 { await router.go(to: "\(number)") }
    notes.lines = []
    for _ in 0..<Trail<String>.limit { _ = await router.step(-1) }
    #expect(notes.lines.allSatisfy { !$0.contains("is built") })
    await router.go(to: "0")
    #expect(notes.lines.contains("0 is built"))
  }

  @Test("tells a trace where it goes, and the code that moved")
  func traced() async {
    let seams = Locked<[Seam]>([])
    let trace = Trace()
    trace.listener = { seam in
      seams.withLock { $0.append(seam) }
      return 0
    }
    let notes = notes
    let router = Router(home: "home", trace: trace) { Stage($0) { notes.lines.append($0) } }
    await router.go(to: "home")
    let heard = seams.withLock { $0 }
    #expect(heard.map(\.event) == ["Router: go to home", "Router: done"])
    #expect(heard.first?.layer == .userInterface)
    #expect(heard.first?.file == "ReactiveHybrid/Router.swift")
  }
}
