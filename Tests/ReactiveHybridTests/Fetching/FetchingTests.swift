import ReactiveHybrid
import TestTools
import Testing

@Suite("The state machine of a fetch")
struct FetchingTests {
  /// The states of the table's columns, each reached by events.
  private static let columns: [String: [Fetching.Event]] = [
    "idle": [.ask(.fetch), .answered(1)],
    "stale": [],
    "fetch": [.ask(.fetch)],
    "update": [.ask(.update)],
    "more": [.ask(.fetch), .answered(1), .ask(.more)],
  ]

  /// What each row of the table says: the action and the state, by column. `n` is the running request.
  private static let rows: [(event: String, [String: String])] = [
    (
      "ask fetch",
      [
        "idle": "begin fetch", "stale": "begin fetch", "fetch": "begin fetch",
        "update": "begin fetch", "more": "begin fetch",
      ]
    ),
    (
      "ask update",
      [
        "idle": "begin update", "stale": "begin update", "fetch": "nothing fetch then stale",
        "update": "begin update", "more": "nothing more then stale",
      ]
    ),
    (
      "ask more",
      [
        "idle": "begin more", "stale": "nothing stale", "fetch": "nothing fetch",
        "update": "nothing update", "more": "begin more",
      ]
    ),
    (
      "answered",
      [
        "idle": "nothing idle", "stale": "nothing stale", "fetch": "show idle",
        "update": "show idle", "more": "show idle",
      ]
    ),
    (
      "failed",
      [
        "idle": "nothing idle", "stale": "nothing stale", "fetch": "tell idle",
        "update": "tell stale", "more": "tell idle",
      ]
    ),
    (
      "cancelled",
      [
        "idle": "nothing idle", "stale": "nothing stale", "fetch": "end stale",
        "update": "end stale", "more": "end idle",
      ]
    ),
    (
      "service changed",
      [
        "idle": "nothing stale", "stale": "nothing stale", "fetch": "nothing fetch then stale",
        "update": "giveUp stale", "more": "nothing more then stale",
      ]
    ),
    (
      "edited",
      [
        "idle": "nothing idle", "stale": "nothing stale", "fetch": "nothing fetch then stale",
        "update": "giveUp idle", "more": "giveUp idle",
      ]
    ),
    (
      "left",
      [
        "idle": "nothing idle", "stale": "nothing stale", "fetch": "giveUp stale",
        "update": "giveUp stale", "more": "giveUp idle",
      ]
    ),
  ]

  private static func event(_ name: String, for request: Int) -> Fetching.Event {
    switch name {
    case "ask fetch": .ask(.fetch)
    case "ask update": .ask(.update)
    case "ask more": .ask(.more)
    case "answered": .answered(request)
    case "failed": .failed(request)
    case "cancelled": .cancelled(request)
    case "service changed": .serviceChanged
    case "edited": .edited
    default: .left
    }
  }

  private static func words(_ action: Fetching.Action, _ state: Fetching.State) -> String {
    let words =
      switch state {
      case .idle: "idle"
      case .stale: "stale"
      case .fetching(_, let why, isStaleAfterwards: let isStale):
        isStale ? "\(why) then stale" : "\(why)"
      }
    return if case .begin = action { "begin \(words)" } else { "\(action) \(words)" }
  }

  @Test("does what its table says", arguments: rows.indices)
  func table(row: Int) {
    let (event, cells) = Self.rows[row]
    for (column, events) in Self.columns {
      var fetching = Fetching()
      for event in events { _ = fetching.handle(event) }
      let running = if case .fetching(let number, _, _) = fetching.state { number } else { 0 }
      let action = fetching.handle(Self.event(event, for: running))
      #expect(Self.words(action, fetching.state) == cells[column], "\(event) while \(column)")
    }
  }

  @Test("ignores what comes of a request that a newer one has outranked", .bug(id: "seed 13"))
  func outranked() {
    var fetching = Fetching()
    #expect(fetching.handle(.ask(.fetch)) == .begin(1))
    #expect(fetching.handle(.ask(.fetch)) == .begin(2))
    let before = fetching
    for event in [Fetching.Event.answered(1), .failed(1), .cancelled(1)] {
      #expect(fetching.handle(event) == .nothing)
      #expect(fetching == before)
    }
    #expect(fetching.handle(.answered(2)) == .show)
  }

  @Test("never reuses a number, keeps to one running request, and always comes to rest")
  func anyEvents() {
    var generator = SeededGenerator(seed: 22)
    var fetching = Fetching()
    var last = 0
    for _ in 0..<20_000 {
      let name = Self.rows.randomElement(using: &generator)?.event ?? "left"
      let request = Int.random(in: max(1, last - 1)...last + 1, using: &generator)
      if case .begin(let number) = fetching.handle(Self.event(name, for: request)) {
        #expect(number == last + 1)
        last = number
      }
    }
    _ = fetching.handle(.left)
    #expect(fetching.state == .idle || fetching.state == .stale)
  }
}
