import CLibrary
import FolderWatch
import SystemPackage

/// A draft on the disk: a folder, named after its beginning and its process.
///
/// The process locks the folder; the kernel releases that lock when the process ends. Each step is a
/// numbered ``Journal`` of the files that it changed, with their bytes before the draft and now. The
/// last entry of a file counts. A journal of which no entry counts is removed.
struct SavedDraft {
  private let path: FilePath
  private let folder: FileDescriptor
  private(set) var entries: [String: Journal.Entry] = [:]
  private var numbers: [String: Int] = [:]
  private var last = 0

  /// The files that the draft changes.
  var changed: [Journal.Entry] {
    entries.values.filter { $0.before != $0.after }.sorted { $0.path < $1.path }
  }

  var isAtItsPath: Bool {
    (try? Stat(path, followTargetSymlink: false))?.inode == (try? folder.stat())?.inode
  }

  /// Opens the draft at `path` and locks it; returns `nil` if the lock would have to wait for a living
  /// process. Throws ``FileTrouble`` and `Errno`.
  init?(at path: FilePath, _ lock: CInt) throws {
    self.path = path
    do {
      folder = try FileDescriptor.open(
        path, .readOnly, options: [.directory, .noFollow, .closeOnExec])
    } catch Errno.notDirectory {
      throw FileTrouble(path, .strangeJournal)
    }
    do {
      while flock(folder.rawValue, lock) < 0 {
        if errno == EINTR { continue }
        guard errno == EWOULDBLOCK else { throw Errno(rawValue: errno) }
        close()
        return nil
      }
      try read()
    } catch {
      close()
      throw error
    }
  }

  private mutating func read() throws {
    for number in try FolderEntries.of(path).compactMap({ Int($0.name.string) }).sorted() {
      let file = path.appending("\(number)")
      guard let journal = Journal(try DecisionFile.read(file, upTo: Journal.limit)),
        journal.entries.allSatisfy({ $0.before != nil && $0.after != nil })
      else { throw FileTrouble(file, .strangeJournal) }
      count(journal.entries, as: number)
    }
  }

  private mutating func count(_ new: [Journal.Entry], as number: Int) {
    for entry in new { (entries[entry.path], numbers[entry.path]) = (entry, number) }
    last = number
  }

  /// Creates the folder of a draft, and those above it.
  init?(new path: FilePath) throws {
    try Self.make(path)
    // It waits: another session may be looking.
    try self.init(at: path, LOCK_EX)
  }

  /// Creates a folder that only the user can read, and those above it.
  static func make(_ folder: FilePath) throws {
    if mkdir(folder.string, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw Errno(rawValue: errno) }
    try make(AtomicFile.folder(of: folder))
    try Errno.check(mkdir(folder.string, 0o700))
  }

  /// Writes the entries that differ from those on the disk. Throws ``FileTrouble``.
  mutating func write(_ all: [Journal.Entry], on disk: AtomicFile) throws {
    let new = all.filter { entries[$0.path] != $0 }
    guard !new.isEmpty else { return }
    let (file, bytes) = (path.appending("\(last + 1)"), Journal(new).bytes)
    guard bytes.count <= Journal.limit else {
      throw FileTrouble(file, .tooLarge(bytes: Int64(bytes.count)))
    }
    try disk.create(file, with: bytes, mode: 0o600)
    let old = Set(new.compactMap { numbers[$0.path] })
    count(new, as: last + 1)
    for number in old.subtracting(numbers.values) { remove(number) }
  }

  private func remove(_ number: Int) { unlink(path.appending("\(number)").string) }

  /// Removes the draft, but nothing that isn't a part of it.
  func remove() {
    Set(numbers.values).forEach(remove)
    rmdir(path.string)
  }

  func close() {
    flock(folder.rawValue, LOCK_UN)
    try? folder.close()
  }
}
