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
package struct WatchedTree: Sendable {
  package struct Folder: Sendable {
    let path: FilePath

    /// The names of the files in it that matter. Only needed on macOS, which reports no names.
    let files: [String]

    /// The names in it that may be links. The files they lead to are watched, too.
    let links: [String]

    /// Whether a new subfolder would belong to the tree.
    let hasSubfolders: Bool

    package init(
      path: FilePath, files: [String] = [], links: [String] = [], hasSubfolders: Bool = false
    ) {
      (self.path, self.files, self.links) = (path, files, links)
      self.hasSubfolders = hasSubfolders
    }
  }

  /// Whether a file with this name matters.
  let isFile: @Sendable (String) -> Bool

  /// Whether a subfolder with this name belongs to the tree.
  let isFolder: @Sendable (String) -> Bool

  /// Returns the folders of the tree at this root, including the root; empty if the root can't be
  /// read. Called again after each burst, on the watcher's thread.
  let folders: @Sendable (FilePath) -> [Folder]

  package init(
    isFile: @escaping @Sendable (String) -> Bool, isFolder: @escaping @Sendable (String) -> Bool,
    folders: @escaping @Sendable (FilePath) -> [Folder]
  ) {
    (self.isFile, self.isFolder, self.folders) = (isFile, isFolder, folders)
  }
}
