#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long tests with random input go on.
public enum Fuzzing {
  private static let end =
    ContinuousClock.now
    + .seconds(getenv("FUZZ_SECONDS").flatMap { Int(String(cString: $0)) } ?? 0)

  /// `seed`, and behind it other seeds until the first `FUZZ_SECONDS` of the run are over.
  public static func seeds(from seed: Int) -> some Sequence<Int> {
    sequence(first: seed) { ContinuousClock.now < end ? $0 + 1000 : nil }
  }
}
