import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folders that decide what a path leads to: those that it goes through, those that hold a link
/// on the way, and the one at its end or around its end.
struct PathTrace {
  /// What matters about one folder, beside that it may go away itself.
  struct Interest {
    /// Names in it that matter, be there something or not.
    var names: Set<String> = []

    /// Whether it is a folder of the tree, so that its files matter.
    var hasFiles = false

    /// The files of the tree that are in it.
    var files: [String] = []

    /// Whether its subfolders matter.
    var hasSubfolders = false

    /// Whether anything in it matters.
    var isInside: Bool { hasFiles || !names.isEmpty }
  }

  private let tree: WatchedTree

  /// Every such folder, by a path that leads to it.
  private(set) var folders: [FilePath: Interest] = [:]

  /// As many links as Linux follows.
  private static let linkLimit = 40

  /// Follows the path of a folder, or of one file, as far as it leads, and takes in the folders of the
  /// tree there.
  init(_ root: FilePath, _ tree: WatchedTree) {
    self.tree = tree
    guard let end = follow(root, from: ".") else { return }
    folders[end]?.hasFiles = true
    for folder in tree.folders(end) {
      pass(folder.path)
      folders[folder.path]?.hasFiles = true
      folders[folder.path]?.files = folder.files
      folders[folder.path]?.hasSubfolders = folder.hasSubfolders
      for link in folder.links { _ = follow(FilePath(link), from: folder.path) }
    }
  }

  /// Whether a change of what is called `name` in `folder` matters.
  func covers(_ name: String, isFolder: Bool = false, in folder: FilePath) -> Bool {
    guard let interest = folders[folder] else { return false }
    return interest.names.contains(name) || interest.hasFiles && tree.isFile(name)
      || isFolder && interest.hasSubfolders && tree.isFolder(name)
  }

  /// The folder that `path` leads to; `nil` if it leads to something else.
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
      else { return nil }
      if let root = target.root { folder = FilePath(root: root, []) }
      rest = Array(target.components) + rest
      pass(folder)
    }
    return folder
  }

  private mutating func pass(_ folder: FilePath) {
    folders[folder] = folders[folder] ?? Interest()
  }

  /// What a link says.
  private static func target(of link: FilePath) -> FilePath? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, readlink(link.string, start, buffer.count - 1) > 0
      else { return nil }
      return FilePath(platformString: start)
    }
  }
}
