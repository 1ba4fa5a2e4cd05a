import CLibrary
import Threads

/// A history file: one line per command, the newest last.
///
/// Each line is appended as soon as it is accepted. So a killed session loses nothing, and
/// concurrent sessions share their lines. If the file can't be used, there is no history.
nonisolated struct HistoryFile: Sendable {
  let path: String
  let limit: Int

  /// The file size in bytes above which the oldest lines are dropped.
  var capacity = 1 << 20

  /// Waits a moment for an exclusive lock on an open file. Returns 0, or -1 if locking fails.
  var lock: @Sendable (Int32) -> Int32 = { file in
    // Not longer, because no key is read meanwhile: a stopped program may hold the lock.
    for _ in 0..<20 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return 0 }
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      poll(nil, 0, 5)
    }
    return -1
  }

  /// How far a session has read the file.
  struct Position: Sendable, Equatable {
    fileprivate var number: ino_t = 0
    /// The offset behind the last complete line.
    fileprivate var end: off_t = 0
  }

  /// Returns the newest lines after `position`, oldest first, and moves it behind them; `areAll`
  /// says that the file is another one, so that earlier lines don't count any more. Returns `nil`
  /// if there are none or the file can't be read. Skips lines that can't have been typed.
  func lines(after position: inout Position) -> (lines: [String], areAll: Bool)? {
    var status = stat()
    guard let file = open(O_RDONLY) else { return nil }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { return nil }
    var next = Position(number: status.st_ino, end: status.st_size)
    guard next != position else { return nil }
    let areAll = next.number != position.number || next.end < position.end
    // Enough for `limit` lines of usual length, and quick to read from a file of any size.
    let tail = Self.tail(of: file, from: areAll ? 0 : position.end, bytes: limit * 256)
    next.end = tail.end
    position = next
    let lines = tail.lines.filter { $0.unicodeScalars.allSatisfy(Self.isTyped) }
    return (lines.suffix(limit), areAll)
  }

  /// Returns whether `scalar` can have been typed. C0 controls other than NUL can, after ^V;
  /// libedit shows them as `^A`.
  private static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 ? scalar != "\0" : scalar.properties.generalCategory != .control
  }

  /// Appends a line under the file's lock. Returns `false` if the line could not be saved.
  ///
  /// Some network file systems have no locks: there, lines are appended without one and the file is
  /// never trimmed.
  func append(_ line: String) -> Bool {
    makeFolders()
    guard let file = open(O_RDWR | O_APPEND | O_CREAT) else { return false }
    defer { close(file) }
    let isLocked = lock(file) == 0
    let size = lseek(file, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    // An earlier write may have been cut short by a full disk.
    if size > 0 { pread(file, &last, 1, size - 1) }
    let start = last == UInt8(ascii: "\n") ? "" : "\n"
    let isKept = Descriptor.write(start + line + "\n", to: file) == 0
    if size > capacity, isLocked { trim(file) }
    return isKept
  }

  /// Removes all but the newest lines. The caller must hold the lock.
  private func trim(_ file: Int32) {
    let kept = Self.tail(of: file, from: 0, bytes: capacity / 2).lines.suffix(limit)
    let text = kept.map { $0 + "\n" }.joined()
    // The newest lines are copied to the start of the file. The copy is too short to overwrite the
    // originals, so a crash loses none.
    _ = fcntl(file, F_SETFL, 0)
    lseek(file, 0, SEEK_SET)
    if Descriptor.write(text, to: file) == 0, fsync(file) == 0 {
      ftruncate(file, off_t(text.utf8.count))
    }
  }

  /// Returns the complete lines from `start` in the last `bytes` of a file, and their end.
  private static func tail(
    of file: Int32, from start: off_t, bytes: Int
  ) -> (lines: [String], end: off_t) {
    let first = max(start, lseek(file, 0, SEEK_END) - off_t(bytes))
    lseek(file, first, SEEK_SET)
    var tail: [UInt8] = []
    while let part = Descriptor.read(file), !part.isEmpty { tail += part }
    let lines = tail.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let end = first + off_t(tail.count - (lines.last?.count ?? 0))
    // The first line may be cut, and another session may be writing the last one.
    let complete = lines.dropFirst(first > start ? 1 : 0).dropLast().filter { !$0.isEmpty }
    return (complete.map { String(decoding: $0, as: UTF8.self) }, end)
  }

  /// Opens the file and makes it private to its owner. Returns `nil` unless it is a regular file.
  private func open(_ flags: Int32) -> Int32? {
    // Without blocking, even if it is a named pipe.
    let file = CLibrary.open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      if file >= 0 { close(file) }
      return nil
    }
    // It may come from a backup or an editor.
    if status.st_mode & 0o077 != 0 { fchmod(file, 0o600) }
    return file
  }

  private func makeFolders() {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      end = slash
    }
  }
}
