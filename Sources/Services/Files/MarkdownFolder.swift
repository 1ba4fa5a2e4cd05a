import SystemPackage

/// A folder of decision files.
enum MarkdownFolder {
  /// The Markdown files in `folder` and, behind them, those in its subfolders, by name: MADR sorts
  /// decisions into subfolders by category.
  ///
  /// Hidden ones are nobody's decisions. A repository's own folders aren't looked into: they hold
  /// more than decisions. Throws ``FileTrouble``, also when there is none.
  static func allFiles(in folder: FilePath) throws(FileTrouble) -> [FilePath] {
    let entries = try FolderEntries.of(folder)
    let isRepository = (try? Stat(folder.appending(".git"))) != nil
    let files =
      markdown(entries, in: folder) + (isRepository ? [] : filesBelow(entries, in: folder, 1))
    guard !files.isEmpty else { throw FileTrouble(folder, .noMarkdown) }
    return files
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

  private static func filesBelow(
    _ entries: [FolderEntries.Entry], in folder: FilePath, _ level: Int
  ) -> [FilePath] {
    guard level < depth else { return [] }
    let names = entries.filter { entry in
      entry.isFolder && !isMarkdown(entry.name) && !others.contains(entry.name.string)
    }.map(\.name)
    return sorted(names).flatMap { name -> [FilePath] in
      let folder = folder.appending(name)
      // One that may not be read takes nothing from the others.
      let entries = (try? FolderEntries.of(folder)) ?? []
      return markdown(entries, in: folder) + filesBelow(entries, in: folder, level + 1)
    }
  }

  /// Folders that hold what decisions show, or what others wrote.
  private static let others: Set<String> = ["node_modules", "assets", "images", "img", "media"]

  private static func markdown(
    _ entries: [FolderEntries.Entry], in folder: FilePath
  ) -> [FilePath] {
    sorted(entries.map(\.name).filter(isMarkdown)).map { folder.appending($0) }
  }

  private static func sorted(_ names: [FilePath.Component]) -> [FilePath.Component] {
    names.map { (text: $0.string, name: $0) }.sorted { $0.text < $1.text }.map(\.name)
  }

  /// Whether a file of this name is taken for one of the folder's.
  static func isDecision(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let name = FilePath.Component(name) else { return false }
    return isMarkdown(name)
  }

  private static func isMarkdown(_ name: FilePath.Component) -> Bool {
    ["md", "markdown"].contains(name.extension?.lowercased())
  }
}
