#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much memory programs hold, where the system has files that say so.
public enum ProcessMemory {
  /// The kilobytes of the first program that `process` has started; `nil` if it can't be known.
  public static func ofChild(of process: Int32) -> Int? {
    guard let child = numbers(in: "/proc/\(process)/task/\(process)/children").first else {
      return nil
    }
    // The second number: the pages in memory.
    return numbers(in: "/proc/\(child)/statm").dropFirst().first.map { $0 * 4 }
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
