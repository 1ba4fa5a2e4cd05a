import CLibrary

/// The duration of tests with random input.
public enum Fuzzing {
  private static let end =
    ContinuousClock.now
    + .seconds(getenv("FUZZ_SECONDS").flatMap { Int(String(cString: $0)) } ?? 0)

  /// Returns `seed`, followed by further seeds until `FUZZ_SECONDS` have passed since the first
  /// call.
  public static func seeds(from seed: Int) -> some Sequence<Int> {
    // The end counts from here, and isn't later than the first look at the clock.
    let end = end
    return sequence(first: seed) { ContinuousClock.now < end ? $0 + 1000 : nil }
  }
}
