import SystemPackage

/// A folder of decision files.
enum MarkdownFolder {
  /// The Markdown files directly in `folder`, by name; hidden ones are nobody's decisions.
  ///
  /// Throws ``FileTrouble``, also when there is none.
  static func files(in folder: FilePath) throws(FileTrouble) -> [FilePath] {
    let names = try FolderEntries.of(folder).map(\.name).filter(isMarkdown)
    guard !names.isEmpty else { throw FileTrouble(folder, .noMarkdown) }
    return names.map { (text: $0.string, name: $0) }
      .sorted { $0.text < $1.text }
      .map { folder.appending($0.name) }
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
