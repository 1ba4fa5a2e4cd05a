#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The programs to compare with, if installed.
struct Peers {
  private static let folders = ["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"]

  /// Returns the path of a program; `nil` if it isn't installed.
  func path(_ name: String) -> String? {
    Self.folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Returns a remark for each program that isn't installed.
  func missing(_ names: [String]) -> [String] {
    names.filter { path($0) == nil }.map { "\($0) is missing here, so it isn't compared" }
  }
}
