import CLibrary

/// The time limits of tests.
public enum Patience {
  /// The slowdown of this run, from `TEST_PATIENCE`; 10 under a sanitizer.
  public static let factor = getenv("TEST_PATIENCE").flatMap { Int(String(cString: $0)) } ?? 1

  /// The time limit for a terminal to show what a test expects.
  public static let terminal = Duration.seconds(10 * factor)

  /// The time limit for a program that reads commands from a pipe.
  public static let program = Duration.seconds(60 * factor)
}
