import FolderWatch
import SystemPackage

extension WatchedTree {
  /// The Markdown files of a folder and of its searched subfolders.
  static let decisions = WatchedTree(
    isFile: MarkdownFolder.isDecision, isFolder: MarkdownFolder.isCategory
  ) { root in
    let places = (try? MarkdownFolder.all(in: root)) ?? []
    return places.map { place in
      let files = place.entries.filter { MarkdownFolder.isDecision($0.name.string) }
      return Folder(
        path: place.path, files: files.map(\.name.string),
        links: files.filter { !$0.isFile }.map(\.name.string), hasSubfolders: place.isOpen)
    }
  }
}
