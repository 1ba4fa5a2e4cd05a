import BusinessLogic
import FolderWatch
import SystemPackage

extension FileDecisions: WatchingWorkerProtocol {
  /// Returns a stream of states, with a new one when a Markdown file of the folder or the single
  /// opened file changes, and when they become unreachable. Throws `WatchTrouble`.
  public nonisolated func states() async throws -> AsyncStream<SourceState> {
    let states = try FolderWatcher.states(of: root, .decisions)
    return AsyncStream { [root] in
      var next = states.makeAsyncIterator()
      return await next.next().map { SourceState($0, of: root) }
    }
  }
}

extension SourceState {
  fileprivate init(_ state: FolderState, of root: FilePath) {
    let trouble = state.error.map { FileTrouble(root, $0) }
    self.init(changes: state.changes, trouble: trouble.map { "\($0.path) \($0.fact)" })
  }
}
