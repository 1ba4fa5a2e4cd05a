import SystemPackage

/// A folder of decision files.
enum MarkdownFolder {
  /// The Markdown files in `folder` and, behind them, those in its subfolders, by name: MADR sorts
  /// decisions into subfolders by category.
  ///
  /// Those in another format are among them, to be named as unread. Hidden ones are nobody's
  /// decisions. A repository's own folders aren't looked into: they hold more than decisions.
  /// Throws ``FileTrouble``, also when there is none.
  static func allFiles(in folder: FilePath) throws(FileTrouble) -> [FilePath] {
    try contents(of: folder).files
  }

  /// What decisions are looked for in a folder, and what isn't looked at.
  struct Contents {
    /// The files of ``allFiles(in:)``.
    let files: [FilePath]

    /// Those of them that may be links.
    let links: [FilePath]

    /// Folders that lie too far down to be looked into, and are not empty.
    let unread: [FilePath]
  }

  /// The same files, with what else there is to know of them.
  static func contents(of folder: FilePath) throws(FileTrouble) -> Contents {
    let places = try all(in: folder)
    let files = places.flatMap { markdown($0.entries, in: $0.path) }
    guard !files.isEmpty else { throw FileTrouble(folder, .noMarkdown) }
    let links = places.flatMap { place in
      markdown(place.entries.filter { !$0.isFile && !$0.isFolder }, in: place.path)
    }
    // The folder itself isn't open if it is a repository.
    let unread = places.dropFirst().filter { !$0.isOpen }.flatMap(categories).filter { path in
      (try? FolderEntries.of(path))?.contains { $0.isFolder || isMarkdown($0.name.string) } ?? false
    }
    return Contents(files: files, links: links, unread: unread)
  }

  /// A folder in which decisions are looked for.
  struct Place {
    let path: FilePath

    /// What stands in it.
    let entries: [FolderEntries.Entry]

    /// Whether decisions are looked for in its subfolders, too.
    let isOpen: Bool
  }

  /// `folder` and, behind it, its subfolders, by name; throws ``FileTrouble`` if `folder` itself
  /// can't be read.
  static func all(in folder: FilePath) throws(FileTrouble) -> [Place] {
    let entries = try FolderEntries.of(folder)
    return all(Place(path: folder, entries: entries, isOpen: !folder.isRepository), level: 1)
  }

  /// The Markdown files directly in `folder`, by name.
  ///
  /// Throws ``FileTrouble``, also when there is none.
  static func files(in folder: FilePath) throws(FileTrouble) -> [FilePath] {
    let files = markdown(try FolderEntries.of(folder), in: folder)
    guard !files.isEmpty else { throw FileTrouble(folder, .noMarkdown) }
    return files
  }

  /// Subfolders are looked into no deeper than this: `backend/storage/sql`.
  private static let depth = 4

  /// So many folders down they are looked into.
  static let levels = depth - 1

  /// The paths that ``allFiles(in:)`` would find and sort in a folder with just these paths; without
  /// those in subfolders unless it `isOpen`.
  static func decisions(among paths: [FilePath], isOpen: Bool) -> [FilePath] {
    let found = paths.compactMap { path -> (order: [String], path: FilePath)? in
      let (folders, name) = (
        path.removingLastComponent().components, path.lastComponent?.string ?? ""
      )
      guard folders.count <= (isOpen ? levels : 0), isDecision(name),
        folders.allSatisfy({ isCategory($0.string) })
      else { return nil }
      // The files of a folder come before its subfolders.
      return (folders.map { "1\($0.string)" } + ["0\(name)"], path)
    }
    return found.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.path)
  }

  private static func all(_ place: Place, level: Int) -> [Place] {
    guard place.isOpen else { return [place] }
    return [place]
      + categories(in: place).flatMap { path -> [Place] in
        // One that may not be read takes nothing from the others.
        let entries = (try? FolderEntries.of(path)) ?? []
        return all(Place(path: path, entries: entries, isOpen: level + 1 < depth), level: level + 1)
      }
  }

  private static func categories(in place: Place) -> [FilePath] {
    let names = place.entries.filter { $0.isFolder && isCategory($0.name.string) }.map(\.name)
    return sorted(names).map { place.path.appending($0) }
  }

  /// Whether decisions are looked for in a subfolder of this name.
  static func isCategory(_ name: String) -> Bool {
    !name.hasPrefix(".") && !isMarkdown(name) && !others.contains(name)
  }

  /// Folders that hold what decisions show, or what others wrote.
  private static let others: Set<String> = ["node_modules", "assets", "images", "img", "media"]

  private static func markdown(
    _ entries: [FolderEntries.Entry], in folder: FilePath
  ) -> [FilePath] {
    sorted(entries.map(\.name).filter { isMarkdown($0.string) }).map { folder.appending($0) }
  }

  private static func sorted(_ names: [FilePath.Component]) -> [FilePath.Component] {
    names.map { (text: $0.string, name: $0) }.sorted { $0.text < $1.text }.map(\.name)
  }

  /// Whether a file of this name is taken for one of the folder's.
  static func isDecision(_ name: String) -> Bool {
    !name.hasPrefix(".") && isMarkdown(name)
  }

  private static func isMarkdown(_ name: String) -> Bool {
    let kind = kind(of: name)
    return kind == "md" || kind == "markdown" || OtherFormat(kind: kind) != nil
  }

  /// The extension of a name in small letters; empty where it has none.
  ///
  /// Not by `FilePath.Component`: each event of a folder that is watched asks.
  private static func kind(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }
}
