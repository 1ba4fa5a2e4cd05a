import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `MONKEY_STEPS=100000 MONKEY_SEED=7 swift test --filter MonkeyTests` is an hour of it.
@Suite("A monkey at the keyboard")
struct MonkeyTests {
  @Test("finds a prompt that works, a screen that is right, and its terminal as it was", arguments: seeds)
  func abuse(seed: Int) async throws {
    let monkey = try await Monkey(seed: seed)
    var first: Int?
    do {
      for step in 1...Self.steps {
        try await monkey.step()
        // By then everything has been used once.
        if step == 200 { first = monkey.memory }
      }
      if let first, let last = monkey.memory {
        #expect(last < first + 30_000, "from \(first) to \(last) kB")
      }
      try await monkey.leave()
    } catch {
      Issue.record("\(error)\nThe last keys: \(monkey.lastKeys)")
    }
    #expect(monkey.compared > 0)
  }

  private static let steps = number("MONKEY_STEPS") ?? 40
  private static let seeds = number("MONKEY_SEED").map { [$0] } ?? [1, 2, 3, 4]

  private static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
