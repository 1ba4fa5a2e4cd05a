import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of earlier sessions: a file with one line each, the newest last.
///
/// A line is appended as soon as it is accepted, so that a killed session loses nothing and two
/// sessions keep the lines of both. Where the file can't be used, there simply is no history.
nonisolated struct HistoryFile: Sendable {
  let path: String

  /// How many lines are loaded at most.
  let limit: Int

  /// The newest lines, oldest first.
  func load() -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    // Enough for the limit with lines of a usual length, and quickly read from a file of any size.
    let tail = off_t(limit) * 256
    let isCut = lseek(file, 0, SEEK_END) > tail
    lseek(file, isCut ? -tail : 0, isCut ? SEEK_END : SEEK_SET)
    var bytes: [UInt8] = []
    while let part = Descriptor.read(file), !part.isEmpty { bytes += part }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst(isCut ? 1 : 0)
    return lines.suffix(limit).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a line at the end, under the file's lock.
  func append(_ line: String) {
    makeFolders()
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    guard editline_lock(file) == 0 else { return }
    Descriptor.write(line + "\n", to: file)
  }

  private func makeFolders() {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      end = slash
    }
  }
}
