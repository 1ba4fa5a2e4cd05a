import SystemPackage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folders that decide what a path leads to: those that it goes through, those that hold a link
/// on the way, and the one at its end or around its end.
struct PathTrace: Equatable {
  /// What matters about one folder, beside that it may go away itself.
  struct Interest: Equatable {
    /// Names in it that matter, be there something or not.
    var names: Set<String> = []

    /// Whether every Markdown file in it does.
    var hasDecisions = false

    /// Whether every subfolder does that may hold decisions.
    var hasCategories = false

    /// Whether a change of what is called `name` matters.
    func covers(_ name: String, isFolder: Bool = false) -> Bool {
      names.contains(name) || hasDecisions && MarkdownFolder.isDecision(name)
        || isFolder && hasCategories && MarkdownFolder.isCategory(name)
    }

    /// Whether anything in it does.
    var isInside: Bool { hasDecisions || !names.isEmpty }
  }

  /// Every such folder, by a path that leads to it.
  private(set) var folders: [FilePath: Interest] = [:]

  /// As many links as Linux follows.
  private static let linkLimit = 40

  /// Follows the path of a folder of decisions, or of one file, as far as it leads.
  init(_ root: FilePath) {
    guard let folder = follow(root, from: ".") else { return }
    folders[folder]?.hasDecisions = true
    for place in (try? MarkdownFolder.all(in: folder)) ?? [] {
      pass(place.path)
      folders[place.path]?.hasDecisions = true
      folders[place.path]?.hasCategories = place.isOpen
      for entry in place.entries where !entry.isFile {
        if MarkdownFolder.isDecision(entry.name.string) {
          _ = follow(FilePath(entry.name.string), from: place.path)
        }
      }
    }
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
