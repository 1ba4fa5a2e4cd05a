#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long tests wait before they fail.
public enum Patience {
  /// How many times slower than usual this run is, from `TEST_PATIENCE`: 10 under a sanitizer.
  public static let factor = getenv("TEST_PATIENCE").flatMap { Int(String(cString: $0)) } ?? 1

  /// How long a terminal may take to show what a test expects.
  public static let terminal = Duration.seconds(10 * factor)

  /// How long a program may take that reads its commands from a pipe.
  public static let program = Duration.seconds(60 * factor)
}
