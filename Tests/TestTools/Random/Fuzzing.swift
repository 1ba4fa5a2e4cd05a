import Threads

/// The duration of tests with random input.
public enum Fuzzing {
  private static let end =
    ContinuousClock.now
    + .seconds(getenv("FUZZ_SECONDS").flatMap { Int(String(cString: $0)) } ?? 0)

  /// Returns `seed`, followed by further seeds until `FUZZ_SECONDS` have passed since the first
  /// call.
  public static func seeds(from seed: Int) -> some Sequence<Int> {
    sequence(first: seed) { ContinuousClock.now < end ? $0 + 1000 : nil }
  }
}
