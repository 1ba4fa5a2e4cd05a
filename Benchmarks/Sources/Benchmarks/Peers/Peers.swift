#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The programs of others, wherever they are installed.
struct Peers {
  private static let folders = ["/usr/local/bin", "/usr/bin", "/bin", "/opt/homebrew/bin"]

  /// The path of a program; nothing if it isn't here.
  func path(_ name: String) -> String? {
    Self.folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// A remark for each of these that isn't here.
  func missing(_ names: [String]) -> [String] {
    names.filter { path($0) == nil }.map { "\($0) is missing here, so it isn't compared" }
  }
}
