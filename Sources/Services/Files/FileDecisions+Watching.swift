import BusinessLogic
import FolderWatch
import SystemPackage

extension FileDecisions: WatchingWorkerProtocol {
  /// Returns a stream of states, with a new one when a Markdown file of the folder or the single
  /// opened file changes, and when they become unreachable. Throws `WatchTrouble`.
  public nonisolated func states() async throws -> AsyncStream<SourceState> {
    try FolderWatcher.states(of: root, .decisions) { $0 }.mapped { [root] state in
      let trouble = state.error.map { FileTrouble(root, $0) }
      return SourceState(
        changes: state.changes, trouble: trouble.map { "\($0.path) \($0.fact)" },
        end: state.trouble?.description)
    }
  }
}

extension WatchedTree {
  /// The Markdown files of a folder and of its searched subfolders, and the file of the repository
  /// that names the branch.
  static let decisions = WatchedTree(
    isFile: { MarkdownFolder.isDecision($0) || $0 == "HEAD" }, isFolder: MarkdownFolder.isCategory
  ) { root in
    guard let places = try? MarkdownFolder.all(in: root) else { return [] }
    let git = GitRepository(around: root).map { Folder(path: $0.directory, files: ["HEAD"]) }
    return [git].compactMap(\.self)
      + places.map { place in
        let files = place.entries.filter { MarkdownFolder.isDecision($0.name.string) }
        return Folder(
          path: place.path, files: files.map(\.name.string),
          links: files.filter { !$0.isFile }.map(\.name.string), hasSubfolders: place.isOpen)
      }
  }
}
