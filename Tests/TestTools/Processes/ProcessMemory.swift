import CLibrary

/// Measures the memory of processes, on systems with `/proc`.
public enum ProcessMemory {
  /// Returns the resident memory of the first child of `process` in kilobytes; `nil` if unknown.
  public static func ofChild(of process: Int32) -> Int? {
    guard let child = numbers(in: "/proc/\(process)/task/\(process)/children").first else {
      return nil
    }
    return of(Int32(child))
  }

  /// Returns the resident memory of `process` in kilobytes; `nil` if unknown.
  public static func of(_ process: Int32) -> Int? {
    // The second field is the resident set in pages.
    numbers(in: "/proc/\(process)/statm").dropFirst().first.map { $0 * 4 }
  }

  /// Returns how often the main thread of `process` got a processor; `nil` if unknown.
  public static func turns(of process: Int32) -> Int? {
    numbers(in: "/proc/\(process)/task/\(process)/schedstat").last
  }

  /// Returns the number of files, pipes and the like that `process` has open; 0 if unknown.
  public static func openFiles(of process: Int32) -> Int {
    FolderNames.of("/proc/\(process)/fd").count
  }

  private static func numbers(in path: String) -> [Int] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
      .split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
  }
}
