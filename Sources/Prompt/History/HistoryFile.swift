import CEditLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of earlier sessions: a file with one line each, the newest last.
///
/// A line is appended as soon as it is accepted, so that a killed session loses nothing and two
/// sessions keep the lines of both, and see them. Where the file can't be used, there simply is no
/// history.
nonisolated struct HistoryFile: Sendable {
  let path: String

  /// How many lines are loaded at most.
  let limit: Int

  /// How many bytes the file may have before its oldest lines go.
  var capacity = 1 << 20

  /// Waits for the lock of an open file and takes it; returns 0, or -1 where it can't be had.
  var lock: @Sendable (Int32) -> Int32 = { editline_lock($0) }

  /// How far a file has been read, to the end of a line.
  struct Mark: Sendable {
    fileprivate var device: dev_t = 0
    fileprivate var number: ino_t = 0
    fileprivate var offset: off_t = 0
  }

  /// The newest lines behind `mark`, oldest first, and moves it behind them; what nobody can have
  /// typed is not among them. `areAll` says that another file is there by now, as after trimming,
  /// or the first one: then these are all of its lines.
  func lines(behind mark: inout Mark) -> (lines: [String], areAll: Bool) {
    var status = stat()
    // Asked before each line that is typed: opening the file can wait until something is new.
    guard stat(path, &status) == 0, !isRead(status, to: mark), let file = open(O_RDONLY),
      fstat(file, &status) == 0
    else { return ([], false) }
    defer { close(file) }
    let isSame = mark.device == status.st_dev && mark.number == status.st_ino
    let areAll = !isSame || status.st_size < mark.offset
    if areAll { mark = Mark(device: status.st_dev, number: status.st_ino) }
    // Enough for the limit with lines of a usual length, and quickly read from a file of any size.
    let (lines, end) = Self.tail(of: file, from: mark.offset, bytes: limit * 256)
    mark.offset = end
    let typed = lines.map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.unicodeScalars.allSatisfy(Self.isTyped) }
    return (typed.suffix(limit), areAll)
  }

  /// A control character may have been, behind ^V, and libedit shows what it is.
  private static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 ? scalar != "\0" : scalar.properties.generalCategory != .control
  }

  private func isRead(_ status: stat, to mark: Mark) -> Bool {
    status.st_dev == mark.device && status.st_ino == mark.number && status.st_size == mark.offset
  }

  /// Adds a line at the end, under the file's lock; false if it can't be kept.
  func append(_ line: String) -> Bool {
    makeFolders()
    guard let (file, isLocked) = openLocked() else { return false }
    defer { close(file) }
    let size = lseek(file, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    // A full disk may have cut the line before.
    if size > 0 { pread(file, &last, 1, size - 1) }
    let start = last == UInt8(ascii: "\n") ? "" : "\n"
    let isKept = Descriptor.write(start + line + "\n", to: file) == 0
    if size > capacity, isLocked { trim(file) }
    return isKept
  }

  /// Puts a file with the newest lines in its place. To be called under the lock.
  private func trim(_ file: Int32) {
    let kept = Self.tail(of: file, from: 0, bytes: capacity / 2).lines.suffix(limit)
    // Where a link leads, not the link, is what is replaced.
    guard let resolved = realpath(path, nil) else { return }
    defer { free(resolved) }
    let target = String(cString: resolved)
    let new = target + ".new"
    // What a crash may have left of another time is of no use.
    unlink(new)
    let copy = opened(new, O_WRONLY | O_CREAT | O_EXCL)
    guard copy >= 0 else { return }
    let text = kept.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    let isWritten = Descriptor.write(text, to: copy) == 0 && fsync(copy) == 0
    close(copy)
    if !isWritten || rename(new, target) != 0 { unlink(new) }
  }

  /// The whole lines behind `start`, among the last `bytes` of a file, and where they end.
  private static func tail(
    of file: Int32, from start: off_t, bytes: Int
  ) -> (lines: [ArraySlice<UInt8>], end: off_t) {
    let first = lseek(file, 0, SEEK_END) - off_t(bytes)
    let isCut = first > start
    var end = lseek(file, max(first, start), SEEK_SET)
    var tail: [UInt8] = []
    while let part = Descriptor.read(file), !part.isEmpty { tail += part }
    // Another session may be in the middle of the last one.
    guard let last = tail.lastIndex(of: UInt8(ascii: "\n")) else { return ([], start) }
    end += off_t(last) + 1
    let lines = tail[...last].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The cut may go through the first.
    return (lines.dropFirst(isCut ? 1 : 0).filter { !$0.isEmpty }, end)
  }

  /// Some network file systems know no locks: lines are appended there without, and the file is not
  /// trimmed.
  private func openLocked() -> (file: Int32, isLocked: Bool)? {
    var tries = 0
    while let file = open(O_RDWR | O_APPEND | O_CREAT) {
      let isLocked = lock(file) == 0
      tries += 1
      // Another session may have put a new file in its place while this one waited. That it always has
      // can only be a file system that tells of a file in two ways.
      if !isLocked || isCurrent(file) || tries == 100 { return (file, isLocked && tries < 100) }
      close(file)
    }
    return nil
  }

  private func isCurrent(_ file: Int32) -> Bool {
    var locked = stat()
    var current = stat()
    return fstat(file, &locked) == 0 && stat(path, &current) == 0
      && locked.st_ino == current.st_ino && locked.st_dev == current.st_dev
  }

  /// Opens the file if it is one, for its owner alone: a folder, a pipe or a device is left alone.
  private func open(_ flags: Int32) -> Int32? {
    let file = opened(path, flags)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      if file >= 0 { close(file) }
      return nil
    }
    // It may be from a backup, or made by an editor.
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

/// Without waiting, as a named pipe would let one do.
nonisolated private func opened(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
}
