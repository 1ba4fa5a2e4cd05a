import CLibrary
import SystemPackage

/// A draft on the disk: a folder, named after its beginning and its process.
///
/// The process locks the folder; the kernel releases that lock when the process ends. Each step is a
/// numbered ``Journal`` of the files that it changed; what became of it before the others stands behind
/// its number. Without ``keepsSteps``, the bytes before are those before the draft, the last entry of a
/// file counts, and a journal of which no entry counts is removed.
struct SavedDraft {
  private let path: FilePath
  private let folder: FileDescriptor
  /// Whether each step can be kept or dropped.
  private let keepsSteps: Bool
  private(set) var steps = DraftSteps()
  /// The bytes of the files after all steps.
  private var texts: [String: [UInt8]] = [:]

  /// The files that the open steps change; none if these can't be made any more.
  var changed: [Journal.Entry] { (try? steps.changed(by: openNumbers)) ?? [] }

  var openNumbers: Set<Int> { Set(steps.open.map(\.number)) }

  var isAtItsPath: Bool { folder.isAt(path) }

  /// Opens the draft at `path` and locks it; returns `nil` if the lock would have to wait for a living
  /// process. Throws ``FileTrouble`` and `Errno`.
  init?(at path: FilePath, keepingSteps: Bool, _ lock: CInt) throws {
    (self.path, keepsSteps) = (path, keepingSteps)
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
    for step in try FolderEntry.all(in: path).compactMap({ Self.step($0.name.string) })
      .sorted(by: { $0.number < $1.number })
    {
      let file = file(of: step)
      guard let journal = Journal(try DecisionFile.read(file, upTo: Journal.limit)),
        journal.entries.allSatisfy({ $0.before != nil && $0.after != nil })
      else { throw FileTrouble(file, .strangeJournal) }
      add(DraftSteps.Step(number: step.number, fate: step.fate, entries: journal.entries))
    }
    texts = try steps.made(openNumbers).texts
  }

  private static func step(_ name: String) -> DraftSteps.Step? {
    let words = name.split(separator: " ")
    let fate = words.dropFirst().first.flatMap { DraftSteps.Fate(rawValue: String($0)) }
    guard let number = words.first.flatMap({ Int($0) }), words.count == (fate == nil ? 1 : 2) else {
      return nil
    }
    return DraftSteps.Step(number: number, fate: fate)
  }

  private func file(of step: DraftSteps.Step) -> FilePath {
    path.appending("\(step.number)\(step.fate.map { " \($0)" } ?? "")")
  }

  private mutating func add(_ step: DraftSteps.Step) {
    if !keepsSteps {
      for index in steps.all.indices {
        steps.all[index].entries.removeAll { old in step.entries.contains { $0.path == old.path } }
      }
    }
    steps.all.append(step)
  }

  /// Creates a folder that only the user can read, and those above it.
  static func make(_ folder: FilePath) throws {
    if mkdir(folder.string, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw Errno(rawValue: errno) }
    try make(AtomicFile.folder(of: folder))
    try Errno.check(mkdir(folder.string, 0o700))
  }

  /// Writes the entries that differ from those on the disk; instead of a step that reverts the last
  /// one, removes that. Throws ``FileTrouble``.
  mutating func write(
    _ all: [Journal.Entry], as fate: DraftSteps.Fate? = nil, on disk: AtomicFile
  ) throws {
    var new = all.filter { texts[$0.path] ?? $0.before != $0.after }.sorted { $0.path < $1.path }
    guard !new.isEmpty else { return }
    if keepsSteps {
      new = new.map {
        Journal.Entry(path: $0.path, before: texts[$0.path] ?? $0.before, after: $0.after)
      }
    }
    if keepsSteps, fate == nil, let last = steps.all.last, last.isReverted(by: new) {
      remove { $0.number == last.number }
    } else {
      let step = DraftSteps.Step(
        number: (steps.all.last?.number ?? 0) + 1, fate: fate, entries: new)
      let (file, bytes) = (file(of: step), Journal(new).bytes)
      guard bytes.count <= Journal.limit else {
        throw FileTrouble(file, .tooLarge(bytes: Int64(bytes.count), of: Journal.limit))
      }
      try disk.create(file, with: bytes, mode: 0o600)
      add(step)
      remove(where: \.entries.isEmpty)
    }
    for entry in new { texts[entry.path] = entry.after }
  }

  private mutating func remove(where isGone: (DraftSteps.Step) -> Bool) {
    for step in steps.all.filter(isGone) { unlink(file(of: step).string) }
    steps.all.removeAll(where: isGone)
  }

  /// Keeps or drops the steps of these numbers. Removes those whose files no open step changes: the
  /// next one begins with the file as it is then. Removes the draft if none is left.
  mutating func settle(_ numbers: Set<Int>, as fate: DraftSteps.Fate) {
    for index in steps.all.indices where numbers.contains(steps.all[index].number) {
      let old = file(of: steps.all[index])
      steps.all[index].fate = fate
      rename(old.string, file(of: steps.all[index]).string)
    }
    let paths = Set(steps.open.flatMap(\.entries).map(\.path))
    remove { $0.entries.allSatisfy { !paths.contains($0.path) } }
    if steps.all.isEmpty { remove() }
  }

  /// Locks the draft for this program until ``close()``; returns `false` if another has it open.
  func lockAlone() -> Bool { flock(folder.rawValue, LOCK_EX | LOCK_NB) == 0 }

  /// Removes the draft, but nothing that isn't a part of it.
  func remove() {
    for step in steps.all { unlink(file(of: step).string) }
    rmdir(path.string)
  }

  func close() {
    flock(folder.rawValue, LOCK_UN)
    try? folder.close()
  }
}
