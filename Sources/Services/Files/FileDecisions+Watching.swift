import BusinessLogic
import FolderWatch
import SystemPackage
import Threads

extension FileDecisions: WatchingWorkerProtocol {
  /// Returns a stream of states, with a new one when a Markdown file of the folder or the single
  /// opened file changes, and when they become unreachable. Throws `WatchTrouble`.
  public nonisolated func states() async throws -> AsyncStream<SourceState> {
    let news = Locked(FolderNews(root: root, written: written))
    return try FolderWatcher.states(of: root, .decisions) { report in
      news.withLock { $0.state(after: report) }
    }
  }
}

/// What the reports of a watcher mean to the readers of the decisions at its root.
private struct FolderNews: Sendable {
  let root: FilePath
  let written: WrittenFiles
  /// The files after the last state.
  var paths: [FilePath] = []

  /// Returns the state after a report.
  mutating func state(after report: FolderState) -> SourceState {
    let pathsBefore = paths
    let trouble = report.error.map { FileTrouble(root, $0) }.map { "\($0.path) \($0.fact)" }
    // The first report tells of no change, and the last one of none besides its trouble.
    let isNews = report.changes > 0 && report.trouble == nil
    paths = (try? MarkdownFolder.allFiles(in: root)) ?? [root]
    return SourceState(
      changes: report.changes,
      keys: isNews ? report.files.flatMap { keys(of: $0.map(root.pushing), pathsBefore) } : nil,
      trouble: trouble, end: report.trouble?.description)
  }

  /// Returns the keys of changed files; none if all are as the session has left them; `nil` if some
  /// are, if one is no decision, or if files have come or gone, which may give others new keys.
  private func keys(of files: [FilePath], _ pathsBefore: [FilePath]) -> [String]? {
    let others = files.filter { !written.isAsLeft($0) }
    if others.isEmpty { return [] }
    guard others.count == files.count, paths == pathsBefore else { return nil }
    let all = Dictionary(zip(paths, DecisionKey.of(paths, in: root))) { first, _ in first }
    // One with other names may be changed by them.
    let keys = files.compactMap { (try? Stat($0))?.linkCount == 1 ? all[$0] : nil }
    return keys.count == files.count ? keys.sorted() : nil
  }
}

extension WatchedTree {
  /// The Markdown files of a folder and of its searched subfolders, and the file of the repository
  /// that names the branch.
  static let decisions = WatchedTree(
    isFile: { MarkdownFolder.isListed($0) || $0 == "HEAD" }, isFolder: MarkdownFolder.isCategory
  ) { root in
    guard let places = try? MarkdownFolder.all(in: root) else { return [] }
    let git = GitRepository(around: root).map { Folder(path: $0.directory, files: ["HEAD"]) }
    return [git].compactMap(\.self)
      + places.map { place in
        let files = place.entries.filter { MarkdownFolder.isListed($0.name.string) }
        return Folder(
          path: place.path, files: files.map(\.name.string),
          links: files.filter { !$0.isFile }.map(\.name.string), hasSubfolders: place.isOpen)
      }
  }
}
