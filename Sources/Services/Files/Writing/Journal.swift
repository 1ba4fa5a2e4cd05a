import CLibrary
import SystemPackage

/// The files of an edit that changes several, with their bytes before and after it.
///
/// It lies on the disk from before the first file changes until the last has, so that the next
/// program can complete or reverse what a killed one began.
struct Journal: Equatable {
  struct Entry: Equatable {
    /// The path relative to the folder of the journal.
    let path: String
    /// The bytes; `nil` where there is no file.
    let before: [UInt8]?
    let after: [UInt8]?

    func path(in folder: FilePath) -> FilePath { folder.pushing(FilePath(path)) }
  }

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// Returns whether a path from the folder of a journal may be that of a decision, or of an index.
  private static func isInside(_ path: FilePath) -> Bool {
    let folders = path.removingLastComponent().components
    return path.isRelative && MarkdownFolder.isListed(path.lastComponent?.string ?? "")
      && folders.allSatisfy { ![".", "..", ".git"].contains($0.string.lowercased()) }
  }

  /// The largest journal: room for eight of the largest files.
  static let limit = Int64(16 * largest)
  private static let largest = Int(DecisionFile.limit)

  private static let head = Array("proscons journal 1\n".utf8)

  /// The format: a first line with the version, then for each file its path, its bytes before and
  /// its bytes after. Each of these is a line with the count of its bytes, and then the bytes. The
  /// count is `-` where there is no file.
  var bytes: [UInt8] {
    func field(_ bytes: [UInt8]?) -> [UInt8] {
      Array("\(bytes.map { "\($0.count)" } ?? "-")\n".utf8) + (bytes ?? [])
    }
    return entries.reduce(into: Self.head) {
      $0 += field(Array($1.path.utf8)) + field($1.before) + field($1.after)
    }
  }

  /// Reads a journal; `nil` if it isn't one, or names anything but different decisions inside of
  /// the folder. It may have come with somebody's repository.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.head) else { return nil }
    var rest = bytes.dropFirst(Self.head.count)
    func field() -> [UInt8]?? {
      guard let end = rest.firstIndex(of: 0x0A) else { return .none }
      let word = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if word == "-" { return .some(nil) }
      guard let count = Int(word), 0...min(rest.count, Self.largest) ~= count else { return .none }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    var entries: [Entry] = []
    while !rest.isEmpty {
      guard let path = field() ?? nil, let before = field(), let after = field() else { return nil }
      entries.append(
        Entry(path: String(decoding: path, as: UTF8.self), before: before, after: after))
    }
    let paths = entries.map { FilePath($0.path) }
    guard Set(paths).count == paths.count, paths.allSatisfy(Self.isInside) else { return nil }
    self.entries = entries
  }
}

extension Journal {
  /// What the journal of a folder is for; its name in the ``Workshop``.
  enum Kind: String {
    /// An edit that isn't complete.
    case step
    /// The files that such an edit should have changed, but others have changed since.
    case left
  }

  static func path(_ kind: Kind, in folder: FilePath) -> FilePath {
    folder.appending(Workshop.name).appending(kind.rawValue)
  }

  static func exists(_ kind: Kind, in folder: FilePath) -> Bool {
    access(path(kind, in: folder).string, F_OK) == 0
  }

  static func remove(_ kind: Kind, in folder: FilePath) { unlink(path(kind, in: folder).string) }

  /// Reads the journal in the workshop of `folder`; `nil` if there is none. Throws ``FileTrouble``.
  init?(_ kind: Kind, in folder: FilePath) throws {
    let path = Self.path(kind, in: folder)
    do {
      // In a folder such as /tmp, anybody may have written it.
      let (home, own) = (try Stat(folder), try Stat(path, followTargetSymlink: false))
      guard own.type == .regular,
        home.permissions.rawValue & 0o1000 == 0 || own.userID.rawValue == geteuid()
      else { throw FileTrouble(path, .strangeJournal) }
      guard let journal = Journal(try DecisionFile.read(path, upTo: Self.limit)) else {
        throw FileTrouble(path, .strangeJournal)
      }
      self = journal
    } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
      return nil
    } catch {
      throw FileTrouble(path, error)
    }
  }

  /// Lets those read the journal in `file` who may read all files in it.
  func share(_ file: FileDescriptor, in folder: FilePath) throws {
    let stats = stats(in: folder)
    var mode = stats.reduce(0o444) { $0 & $1.permissions.rawValue } | 0o600
    let groups = Set(stats.map(\.groupID.rawValue))
    let isShared = groups.count == 1 && groups.allSatisfy { fchown(file.rawValue, .max, $0) == 0 }
    if !isShared { mode &= ~0o070 }
    try Errno.check(fchmod(file.rawValue, mode))
  }

  /// The mode of new files, if old ones go: what all moved ones permit, each in its old place or in its
  /// new one. `nil` if none goes.
  func mode(in folder: FilePath) -> mode_t? {
    guard entries.contains(where: { $0.after == nil }) else { return nil }
    let moved = Journal(entries.filter { $0.before == nil || $0.after == nil })
    return moved.stats(in: folder).reduce(0o777) { $0 & $1.permissions.rawValue }
  }

  private func stats(in folder: FilePath) -> [Stat] {
    entries.compactMap { try? Stat($0.path(in: folder)) }
  }
}
