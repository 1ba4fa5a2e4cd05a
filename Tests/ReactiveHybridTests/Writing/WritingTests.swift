import ReactiveHybrid
import TestTools
import Testing

@Suite("The state machine of a write")
struct WritingTests {
  /// The states of the table's columns, each reached by events.
  private static let columns: [String: [Writing.Event]] = [
    "idle": [],
    "writing": [.ask],
    "late": [.ask, .gaveUp(1)],
    "writing, one waits": [.ask, .ask],
    "late, one waits": [.ask, .ask, .gaveUp(1)],
  ]

  /// What each row of the table says: the action and the state, by column.
  private static let rows: [(event: Writing.Event, [String: String])] = [
    (
      .ask,
      [
        "idle": "begin(1) writing(1) []", "writing": "wait(2) writing(1) [2]",
        "late": "wait(2) late(1) [2]", "writing, one waits": "wait(3) writing(1) [2, 3]",
        "late, one waits": "wait(3) late(1) [2, 3]",
      ]
    ),
    (
      .ended(1),
      [
        "idle": "nothing idle []", "writing": "answer idle []", "late": "notify idle []",
        "writing, one waits": "answer writing(2) []", "late, one waits": "notify writing(2) []",
      ]
    ),
    (
      .gaveUp(1),
      [
        "idle": "nothing idle []", "writing": "giveUp late(1) []", "late": "nothing late(1) []",
        "writing, one waits": "giveUp late(1) [2]", "late, one waits": "nothing late(1) [2]",
      ]
    ),
    (
      .gaveUp(2),
      [
        "idle": "nothing idle []", "writing": "nothing writing(1) []", "late": "nothing late(1) []",
        "writing, one waits": "nothing writing(1) []", "late, one waits": "nothing late(1) []",
      ]
    ),
  ]

  @Test("does what its table says", arguments: rows.indices)
  func table(row: Int) {
    let (event, cells) = Self.rows[row]
    for (column, events) in Self.columns {
      var writing = Writing()
      for event in events { _ = writing.handle(event) }
      let action = writing.handle(event)
      let found = "\(action) \(writing.state) \(writing.waiting)"
      #expect(found == cells[column], "\(event) while \(column)")
    }
  }

  @Test("ignores the end of a write that isn't running")
  func strangers() {
    var writing = Writing()
    _ = writing.handle(.ask)
    let before = writing
    #expect(writing.handle(.ended(7)) == .nothing)
    #expect(writing == before)
  }
}
