import SystemPackage

/// The files and folders below a root whose changes matter.
///
/// For example, all text files of one folder:
///
/// ```swift
/// WatchedTree(isFile: { $0.hasSuffix(".txt") }, isFolder: { _ in false }) { root in
///   [WatchedTree.Folder(path: root)]
/// }
/// ```
public struct WatchedTree: Sendable {
  /// A folder of the tree.
  public struct Folder: Sendable {
    let path: FilePath
    let files: [String]
    let links: [String]
    let hasSubfolders: Bool

    /// Creates a folder of the tree.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - files: The names of the files in it that matter. Only needed on macOS, which reports no
    ///     names.
    ///   - links: The names in it that may be links. The files they lead to are watched, too.
    ///   - hasSubfolders: Whether a new subfolder would belong to the tree.
    public init(
      path: FilePath, files: [String] = [], links: [String] = [], hasSubfolders: Bool = false
    ) {
      self.path = path
      self.files = files
      self.links = links
      self.hasSubfolders = hasSubfolders
    }
  }

  let isFile: @Sendable (String) -> Bool
  let isFolder: @Sendable (String) -> Bool
  let folders: @Sendable (FilePath) -> [Folder]

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - isFile: Returns whether a file with this name matters.
  ///   - isFolder: Returns whether a subfolder with this name belongs to the tree.
  ///   - folders: Returns the folders of the tree at this root, including the root; empty if the
  ///     root can't be read. Called again after each burst, on the watcher's thread.
  public init(
    isFile: @escaping @Sendable (String) -> Bool, isFolder: @escaping @Sendable (String) -> Bool,
    folders: @escaping @Sendable (FilePath) -> [Folder]
  ) {
    self.isFile = isFile
    self.isFolder = isFolder
    self.folders = folders
  }
}
