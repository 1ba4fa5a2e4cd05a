import BusinessLogic
import Decisions
import FolderWatch
import SystemPackage

/// The decision files of a folder, or a single file, as last listed.
struct FileListing {
  private let root: FilePath

  /// The files, by name. Stored, because computing a thousand keys takes longer than an edit.
  private(set) var files: [KeptFile] = [] { didSet { kept = nil } }
  private(set) var remarks: [String] = []
  /// The subfolders that can't be read.
  private(set) var troubles: [FileTrouble] = []

  /// What the names of the files tell of their neighbours, once somebody has asked.
  private var kept: Neighbours?

  /// The opened decisions whose files no longer exist, by key.
  private var gone: [String: Refused] = [:]

  init(of root: FilePath) {
    self.root = root
  }

  /// Lists the existing files, and remembers the missing ones of `opened`. Throws ``FileTrouble``.
  mutating func update(opened: [FileReading<Decision>]) throws {
    do {
      guard try Stat(root).type == .directory else {
        files = [KeptFile(key: DecisionKey.of(root), path: root, category: nil)]
        (remarks, troubles) = ([], [])
        return
      }
    } catch {
      throw FileTrouble(root, error).guessing
    }
    let places = try MarkdownFolder.all(in: root)
    let paths = places.flatMap(\.files)
    if !files.lazy.map(\.path).elementsEqual(paths) {
      rememberGone(of: opened, but: paths)
      files = zip(DecisionKey.of(paths, in: root), paths).map {
        KeptFile(key: $0, path: $1, category: DecisionKey.category(of: $1, in: root))
      }
    }
    remarks = remarks(on: places)
    troubles = places.compactMap(\.trouble)
  }

  mutating func neighbours() -> Neighbours {
    let neighbours = kept ?? Neighbours(of: files.map(\.path))
    kept = neighbours
    return neighbours
  }

  /// Returns the listed file with exactly this key; `nil` if there is none or it no longer exists.
  func presentPath(of key: String) -> FilePath? {
    files.first { $0.key == key && FileStamp(of: $0.path) != nil }?.path
  }

  func path(of key: String) throws -> FilePath {
    let keys = files.map(\.key)
    guard let index = keys.index(ofKey: key) else {
      throw gone[key] ?? .noDecision(key, among: keys)
    }
    return files[index].path
  }

  private mutating func rememberGone(of opened: [FileReading<Decision>], but paths: [FilePath]) {
    for reading in opened where !paths.contains(reading.path) {
      guard let file = files.first(where: { $0.path == reading.path }) else { continue }
      let title = reading.head.entry(of: file).title
      gone[file.key] = Refused("\"\(title)\" no longer exists at \(file.path)", .listDecisions)
    }
  }

  private func remarks(on places: [MarkdownFolder.Place]) -> [String] {
    let links = Set(places.flatMap(\.links).filter { root.elsewhere($0) != nil })
    let names = links.isEmpty ? [] : files.filter { links.contains($0.path) }.map(\.key)
    // The subfolders of a repository's root are ignored on purpose.
    let folders = places.dropFirst().flatMap(\.unread).compactMap {
      DecisionKey.category(of: $0.appending("any"), in: root)
    }
    return [
      ("Skipped, more than \(MarkdownFolder.levels) folders deep", folders),
      ("Read-only links to files outside this folder", names),
    ].compactMap { fact, names in names.isEmpty ? nil : "\(fact): \(firstFive(of: names))" }
  }
}

extension FilePath {
  /// The name of a file without its extension. ``stem`` takes ten times as long.
  var name: Substring {
    let path = string
    let name = path.utf8.lastIndex(of: 0x2F).map { path[$0...].dropFirst() } ?? path[...]
    let dot = name.utf8.dropFirst().lastIndex(of: 0x2E)
    return dot.map { name[..<$0] } ?? name
  }

  var isFolder: Bool {
    (try? Stat(self))?.type == .directory
  }

  var isRepository: Bool {
    (try? Stat(appending(".git"))) != nil
  }

  /// Returns the path relative to a folder, if it is below it; else the path itself.
  func relative(to folder: FilePath) -> FilePath {
    var path = self
    _ = path.removePrefix(folder)
    return path
  }

  /// Returns the path relative to the opened folder; if only a file was opened, returns its name.
  func inside(_ root: FilePath) -> FilePath {
    var path = self
    return root.isFolder && path.removePrefix(root)
      ? path : FilePath(path.lastComponent?.string ?? "")
  }

  /// Returns the relative path from this absolute folder to another; empty if it is the same.
  func way(to folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    let up = Array(repeating: Component(".."), count: components.count - shared)
    return FilePath(root: nil, up.compactMap(\.self) + folder.components.dropFirst(shared))
  }

  /// Returns the path of the folder this many levels above: without the last components if they are
  /// the real ones, else with `..` appended.
  func above(_ levels: Int) -> FilePath {
    let inside = (try? resolved())?.components.suffix(levels).map(\.self) ?? []
    let own = Array(components)
    if own.suffix(levels) == inside[...] { return FilePath(root: root, own.dropLast(levels)) }
    return appending(Array(repeating: "..", count: levels).compactMap { Component($0) })
  }

  /// Returns the target of the file at `path` if this is a folder and a link leads out of it;
  /// otherwise `nil`.
  func elsewhere(_ path: FilePath) -> FilePath? {
    guard isFolder, let target = try? path.resolved(),
      let folder = try? resolved(), !target.starts(with: folder)
    else { return nil }
    return target
  }
}

/// A decision file, with everything that can be told from its name.
struct KeptFile: Sendable {
  let key: String

  let path: FilePath

  /// The subfolder, relative to the opened folder; `nil` if the file is in no subfolder.
  let category: String?
  let number: String?

  init(key: String, path: FilePath, category: String?) {
    self.key = key
    self.path = path
    self.category = category
    number = DecisionKey.number(of: path)
  }
}
