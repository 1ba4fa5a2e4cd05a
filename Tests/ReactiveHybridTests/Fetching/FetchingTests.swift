import ReactiveHybrid
import TestTools
import Testing

@Suite("The state machine of a fetch")
struct FetchingTests {
  /// The states of the table's columns, each reached by events.
  private static let columns: [String: [Fetching.Event]] = [
    "idle": [.ask(.fetch), .answered(1)],
    "stale": [],
    "news": [.changed],
    "fetch": [.ask(.fetch)],
    "update": [.ask(.update)],
    "more": [.ask(.fetch), .answered(1), .ask(.more)],
    "update again": [.ask(.update), .edited],
    "update news": [.ask(.update), .changed],
  ]

  /// What each row of the table says: the action and the state, by column, in the order idle,
  /// stale, news, fetch, update, more, update again, update news.
  private static let rows: [(event: String, [String])] = [
    ("ask fetch", Array(repeating: "begin fetch", count: 8)),
    (
      "ask update",
      [
        "begin update", "begin update", "begin update", "nothing fetch then stale",
        "begin update", "nothing more then stale", "begin update", "begin update",
      ]
    ),
    (
      "ask more",
      [
        "begin more", "nothing stale", "nothing news", "nothing fetch", "nothing update",
        "begin more", "nothing update then again", "nothing update then news",
      ]
    ),
    (
      "answered",
      [
        "nothing idle", "nothing stale", "nothing news", "show idle", "show idle", "show idle",
        "again update then again", "show news",
      ]
    ),
    (
      "failed",
      [
        "nothing idle", "nothing stale", "nothing news", "notify idle", "notify stale",
        "notify idle", "again update then again", "notify news",
      ]
    ),
    (
      "cancelled",
      [
        "nothing idle", "nothing stale", "nothing news", "end stale", "end stale", "end idle",
        "end stale", "end stale",
      ]
    ),
    (
      "doubted",
      [
        "nothing stale", "nothing stale", "nothing news", "nothing fetch then stale",
        "nothing update then stale", "nothing more then stale", "nothing update then again",
        "nothing update then news",
      ]
    ),
    (
      "changed",
      [
        "nothing news", "nothing news", "nothing news", "nothing fetch then news",
        "nothing update then news", "nothing more then news", "nothing update then again",
        "nothing update then news",
      ]
    ),
    (
      "edited",
      [
        "nothing idle", "nothing stale", "nothing news", "nothing fetch then again",
        "nothing update then again", "nothing more then again", "nothing update then again",
        "nothing update then again",
      ]
    ),
    (
      "left",
      [
        "nothing idle", "nothing stale", "nothing stale", "giveUp stale", "giveUp stale",
        "giveUp idle", "giveUp stale", "giveUp stale",
      ]
    ),
  ]

  private static let names = [
    "idle", "stale", "news", "fetch", "update", "more", "update again", "update news",
  ]

  private static func event(_ name: String, for request: Int) -> Fetching.Event {
    switch name {
    case "ask fetch": .ask(.fetch)
    case "ask update": .ask(.update)
    case "ask more": .ask(.more)
    case "answered": .answered(request)
    case "failed": .failed(request)
    case "cancelled": .cancelled(request)
    case "doubted": .doubted
    case "changed": .changed
    case "edited": .edited
    default: .left
    }
  }

  private static func words(_ action: Fetching.Action, _ state: Fetching.State) -> String {
    let words =
      switch state {
      case .idle: "idle"
      case .stale: "stale"
      case .news: "news"
      case .fetching(_, let why, then: let then):
        then == .idle ? "\(why)" : "\(why) then \(then)"
      }
    return if case .begin = action { "begin \(words)" } else { "\(action) \(words)" }
  }

  @Test("does what its table says", arguments: rows.indices)
  func table(row: Int) {
    let (event, cells) = Self.rows[row]
    for (column, cell) in zip(Self.names, cells) {
      let events = Self.columns[column] ?? []
      var fetching = Fetching()
      for event in events { _ = fetching.handle(event) }
      let running = if case .fetching(let number, _, _) = fetching.state { number } else { 0 }
      let action = fetching.handle(Self.event(event, for: running))
      #expect(Self.words(action, fetching.state) == cell, "\(event) while \(column)")
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
