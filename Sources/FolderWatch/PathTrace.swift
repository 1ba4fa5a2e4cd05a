import CLibrary
import SystemPackage

/// The folders that determine what a path leads to: those on the path, those that contain a link on
/// it, and the folder at its end.
struct PathTrace {
  /// The changes in a folder that matter, besides its own removal.
  struct Interest {
    /// The names that matter, whether they exist or not.
    var names: Set<String> = []

    /// The folder as a part of the tree, whose files matter; `nil` if it is only on the path.
    var tree: WatchedTree.Folder?

    var isInside: Bool { tree != nil || !names.isEmpty }
  }

  private let tree: WatchedTree

  /// Where the path ends: at this folder, or where it leads to something else, such as a file.
  private var end: FilePath?

  /// The folders, by a path that leads to each.
  private(set) var folders: [FilePath: Interest] = [:]
  private static let linkLimit = 40

  /// Follows the path of a folder or a file as far as it exists, and adds the folders of the tree.
  init(_ root: FilePath, _ tree: WatchedTree) {
    self.tree = tree
    guard let end = follow(root, from: ".") else { return }
    self.end = end
    folders[end]?.tree = WatchedTree.Folder(path: end)
    for folder in tree.folders(end) {
      folders[folder.path, default: Interest()].tree = folder
      for link in folder.links { _ = follow(FilePath(link), from: folder.path) }
    }
  }

  func covers(_ name: String, isFolder: Bool = false, in folder: FilePath) -> Bool {
    guard let interest = folders[folder] else { return false }
    return interest.names.contains(name) || interest.tree != nil && tree.isFile(name)
      || isFolder && interest.tree?.hasSubfolders == true && tree.isFolder(name)
  }

  /// Returns the file with this name in `folder`, by its path from the root; `nil` if the name may
  /// stand for something else, too, such as a link.
  func file(_ name: String, in folder: FilePath) -> FilePath? {
    var path = folder.appending(name)
    guard let end, let interest = folders[folder], path.removePrefix(end) else { return nil }
    let isKnown =
      path.isEmpty
      ? folders[end] == nil : interest.tree != nil && !interest.names.contains(name)
    return isKnown ? path : nil
  }

  /// Returns the folder that `path` leads to; `nil` if it leads elsewhere.
  private mutating func follow(_ path: FilePath, from start: FilePath) -> FilePath? {
    var folder = path.root.map { FilePath(root: $0, []) } ?? start
    var rest = Array(path.components)[...]
    var links = 0
    pass(folder)
    while let name = rest.popFirst() {
      let place = folder.appending(name)
      let type = (try? Stat(place, followTargetSymlink: false))?.type
      if type == .directory {
        folder = place
        pass(folder)
        continue
      }
      folders[folder, default: Interest()].names.insert(name.string)
      links += 1
      guard type == .symbolicLink, links < Self.linkLimit, let target = Self.target(of: place)
      else {
        if end == nil { end = place }
        return nil
      }
      if let root = target.root { folder = FilePath(root: root, []) }
      rest = Array(target.components) + rest
      pass(folder)
    }
    return folder
  }

  private mutating func pass(_ folder: FilePath) {
    folders[folder] = folders[folder] ?? Interest()
  }

  private static func target(of link: FilePath) -> FilePath? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, readlink(link.string, start, buffer.count - 1) > 0
      else { return nil }
      return FilePath(platformString: start)
    }
  }
}

extension FilePath {
  package func resolved() throws(Errno) -> FilePath {
    guard let real = realpath(string, nil) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return FilePath(platformString: real)
  }
}
