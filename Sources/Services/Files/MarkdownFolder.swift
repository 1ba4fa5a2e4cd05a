import SystemPackage

/// Lists the decision files of a folder.
enum MarkdownFolder {
  /// Returns the Markdown files in `folder` followed by those in its subfolders, by name. MADR
  /// sorts decisions into subfolders by category.
  ///
  /// Includes files in other formats, which are reported as unread. Omits hidden files. Doesn't
  /// search the subfolders of a repository's root, which hold more than decisions. Throws
  /// ``FileTrouble``.
  static func allFiles(in folder: FilePath) throws(FileTrouble) -> [FilePath] {
    try all(in: folder).flatMap(\.files)
  }

  /// A folder that is searched for decisions.
  struct Place {
    let path: FilePath

    let entries: [FolderEntry]

    /// Whether the subfolders are searched, too.
    let isOpen: Bool

    /// Why it can't be read; `nil` if it can.
    var trouble: FileTrouble?

    var files: [FilePath] { markdown(entries, in: path) }

    var links: [FilePath] { markdown(entries.filter { !$0.isFile && !$0.isFolder }, in: path) }

    /// The non-empty subfolders that aren't searched.
    var unread: [FilePath] {
      isOpen
        ? []
        : categories(in: self).filter { path in
          let entries = (try? FolderEntry.all(in: path)) ?? []
          return entries.contains { $0.isFolder || isListed($0.name.string) }
        }
    }
  }

  /// Returns `folder` followed by its subfolders, by name. Throws ``FileTrouble`` if `folder`
  /// itself can't be read.
  static func all(in folder: FilePath, level: Int = 1) throws(FileTrouble) -> [Place] {
    let isOpen = level < depth && (level > 1 || !folder.isRepository)
    let place = Place(path: folder, entries: try FolderEntry.all(in: folder), isOpen: isOpen)
    guard isOpen else { return [place] }
    return [place]
      + categories(in: place).flatMap { path -> [Place] in
        do throws(FileTrouble) {
          return try all(in: path, level: level + 1)
        } catch {
          // An unreadable subfolder doesn't hide the others.
          return [Place(path: path, entries: [], isOpen: false, trouble: error)]
        }
      }
  }

  /// Returns the Markdown files directly in `folder`, by name. Throws ``FileTrouble``.
  static func files(in folder: FilePath) throws(FileTrouble) -> [FilePath] {
    markdown(try FolderEntry.all(in: folder), in: folder)
  }

  /// The number of levels that are searched, including the folder itself: `backend/storage/sql`.
  private static let depth = 4
  static let levels = depth - 1

  /// Returns the paths that ``allFiles(in:)`` would find in a folder that contains only these, in
  /// the same order. Omits subfolders unless `isOpen`.
  static func listed(among paths: [FilePath], isOpen: Bool) -> [FilePath] {
    let found = paths.compactMap { path -> (order: [String], path: FilePath)? in
      let (folders, name) = (
        path.removingLastComponent().components, path.lastComponent?.string ?? ""
      )
      guard folders.count <= (isOpen ? levels : 0), isListed(name),
        folders.allSatisfy({ isCategory($0.string) })
      else { return nil }
      // The files of a folder sort before its subfolders.
      return (folders.map { "1\($0.string)" } + ["0\(name)"], path)
    }
    return found.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.path)
  }

  private static func categories(in place: Place) -> [FilePath] {
    let names = place.entries.filter { $0.isFolder && isCategory($0.name.string) }.map(\.name)
    return sorted(names).map { place.path.appending($0) }
  }

  static func isCategory(_ name: String) -> Bool {
    !name.hasPrefix(".") && !isListed(name) && !others.contains(name)
  }

  /// Folders of illustrations and of third-party code.
  private static let others: Set<String> = ["node_modules", "assets", "images", "img", "media"]

  private static func markdown(
    _ entries: [FolderEntry], in folder: FilePath
  ) -> [FilePath] {
    sorted(entries.map(\.name).filter { isListed($0.string) }).map { folder.appending($0) }
  }

  private static func sorted(_ names: [FilePath.Component]) -> [FilePath.Component] {
    names.map { (text: $0.string, name: $0) }.sorted { $0.text < $1.text }.map(\.name)
  }

  static func isListed(_ name: String) -> Bool {
    let kind = kind(of: name)
    return !name.hasPrefix(".")
      && (kind == "md" || kind == "markdown" || OtherFormat.name(for: kind) != nil)
  }

  /// Returns the lowercase extension of a name; empty if it has none.
  ///
  /// Avoids `FilePath.Component`, because this runs for each event of a watched folder.
  private static func kind(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }
}
