import TestSupport
import Testing

/// `MONKEY_MINUTES=60 MONKEY_SEED=7 swift test --filter MonkeyTests` is an hour of it, and
/// `MONKEY_KEYS=1000` lets it say more of what it typed.
@Suite("A monkey at the keyboard")
struct MonkeyTests {
  @Test(
    "finds a prompt that works, a screen that is right, and its terminal as it was",
    arguments: seeds)
  func abuse(seed: Int) async throws {
    let end = ContinuousClock.now + .seconds(60 * (Self.number("MONKEY_MINUTES") ?? 0))
    let monkey = try await Monkey(seed: seed)
    var first: Int?
    var steps = 0
    do {
      while steps < Self.steps || ContinuousClock.now < end {
        try await monkey.step()
        steps += 1
        // By then everything has been used once.
        if steps == 500 { first = monkey.memory }
        if steps.isMultiple(of: 1000) { print(steps, "steps", monkey.memory ?? 0, "kB") }
      }
      if let first, let last = monkey.memory {
        // A sanitizer keeps what was freed.
        #expect(last < first + 30_000 * Patience.factor, "from \(first) to \(last) kB")
      }
      try await monkey.leave()
    } catch {
      Issue.record("\(error)\nThe last keys: \(monkey.lastKeys(Self.number("MONKEY_KEYS") ?? 60))")
    }
    #expect(monkey.compared > 0)
  }

  private static let steps = 40
  private static let seeds = number("MONKEY_SEED").map { [$0] } ?? [1, 2, 3, 4]

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
