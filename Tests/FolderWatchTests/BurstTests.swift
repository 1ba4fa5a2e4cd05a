import Testing

@testable import FolderWatch

@Suite("A burst of changes")
struct BurstTests {
  private let start = Burst.Instant.now

  private func moment(_ milliseconds: Int) -> Burst.Instant {
    start + .milliseconds(milliseconds)
  }

  /// Returns when a burst is reported, relative to its first change. The changes' times are in
  /// milliseconds.
  private func due(_ changes: [(Burst.Kind, String, at: Int)]) -> Duration? {
    var burst = Burst()
    for change in changes { burst.add(change.0, change.1, at: moment(change.at)) }
    return burst.due.map { start.duration(to: $0) }
  }

  @Test("is none before the first change")
  func none() {
    #expect(due([]) == nil)
  }

  @Test("of one file that is whole is told in a few milliseconds")
  func whole() {
    #expect(due([(.whole, "a", at: 0)]) == .milliseconds(3))
  }

  @Test("waits a little for what may take the place of a file that has gone")
  func moved() {
    #expect(due([(.moved, "a", at: 0)]) == .milliseconds(8))
    #expect(due([(.moved, "a", at: 0), (.whole, "a", at: 5)]) == .milliseconds(8))
  }

  @Test("waits for a file that is being written to be closed, but not for ever")
  func partial() {
    #expect(due([(.partial, "a", at: 0)]) == .milliseconds(100))
    #expect(due([(.partial, "a", at: 0), (.whole, "a", at: 30)]) == .milliseconds(33))
    #expect(due([(.partial, "a", at: 0), (.whole, "b", at: 1)]) == .milliseconds(100))
  }

  @Test("of several files waits longer for the next, the more there were")
  func many() {
    #expect(due([(.whole, "a", at: 0), (.whole, "b", at: 2)]) == .milliseconds(8))
    #expect(due((0..<10).map { (.whole, "\($0)", at: $0 * 2) }) == .milliseconds(48))
    #expect(due((0..<100).map { (.whole, "\($0)", at: $0 * 2) }) == .milliseconds(248))
  }

  @Test("comes at once after four others, and with a pause behind five within half a second")
  func pace() {
    var burst = Burst()
    var times: [Duration] = []
    for change in stride(from: 0, to: 2000, by: 10) {
      if let due = burst.due, due <= moment(change) {
        times.append(start.duration(to: due))
        burst.end(at: due)
      }
      burst.add(.whole, "a", at: moment(change))
    }
    #expect(
      times.prefix(5) == [
        .milliseconds(3), .milliseconds(13), .milliseconds(23), .milliseconds(33),
        .milliseconds(43),
      ])
    #expect(times.dropFirst(5).first == .milliseconds(503))
    #expect(times.count == 20)
    burst.end(at: moment(2000))
    burst.add(.whole, "a", at: moment(2600))
    #expect(burst.due == moment(2603))
  }

  @Test("that doesn't end is told in between")
  func endless() {
    #expect(due((0..<100).map { (.whole, "\($0)", at: $0 * 10) }) == .milliseconds(500))
  }

  @Test("that doesn't end is not told while somebody is writing to a file, but not for ever")
  func open() {
    let saves = (0..<50).flatMap { turn -> [(Burst.Kind, String, at: Int)] in
      [
        (.empty, "a", at: turn * 10), (.partial, "a", at: turn * 10),
        (.whole, "a", at: turn * 10 + 1),
      ]
    }
    #expect(due(saves + [(.empty, "a", at: 500)]) == .milliseconds(1500))
    #expect(due(saves + [(.empty, "a", at: 500), (.whole, "a", at: 501)]) == .milliseconds(500))
    #expect(due((0..<200).map { (.partial, "a", at: $0 * 10) }) == .milliseconds(1500))
  }

  @Test("waits longer for a file that was emptied to be filled")
  func empty() {
    #expect(due([(.empty, "a", at: 0)]) == .seconds(1))
    #expect(due([(.empty, "a", at: 0), (.partial, "a", at: 300)]) == .milliseconds(400))
    #expect(due([(.empty, "a", at: 0), (.whole, "a", at: 1)]) == .milliseconds(4))
  }

  @Test("is held back while a program is known to be at work, and not longer than it may be")
  func held() {
    var burst = Burst()
    burst.add(.whole, "a", at: start)
    let isHeld = [burst.hold(at: moment(600)), burst.hold(at: moment(3000))]
    #expect(isHeld == [true, false])
    #expect(burst.due == moment(605))
  }

  @Test("is held back for longer while that program goes on, and not for ever")
  func heldWhileItGoesOn() {
    var burst = Burst()
    burst.add(.whole, "a", at: start)
    burst.add(.whole, "b", at: moment(2000))
    var isHeld = [burst.hold(at: moment(4999)), burst.hold(at: moment(5000))]
    burst.add(.whole, "c", at: moment(29_000))
    isHeld += [burst.hold(at: moment(29_999)), burst.hold(at: moment(30_000))]
    #expect(isHeld == [true, false, true, false])
  }
}
