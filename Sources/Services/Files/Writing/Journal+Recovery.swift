import BusinessLogic
import SystemPackage

extension Journal {
  /// Returns what remains to be done of an edit that was cut short: the files to write, with their present
  /// bytes and the wanted ones, and those that others have changed, with the wanted bytes. The words are a
  /// sentence without a full stop.
  ///
  /// The files were written in order. The edit is completed, unless another program has changed a
  /// file that it hadn't reached: then it is reversed. A file that others have changed is left.
  func recovery(in folder: FilePath) -> (rest: [Entry], left: [Entry], words: String) {
    let files = self.entries.map { (entry: $0, state: $0.state(in: folder)) }
    let reached = files.prefix { $0.state != .before }.count
    let isReversed = files.dropFirst(reached).contains { $0.state.obstacle != nil }
    func entries(where isWanted: (Entry.State) -> Bool) -> [Entry] {
      files.filter { isWanted($0.state) }.map { isReversed ? $0.entry.reversed : $0.entry }
    }
    let rest = entries { $0 == (isReversed ? .after : .before) }
    let words =
      "\(isReversed ? "Took back" : "Completed") an edit of \(counted(files.count, "file")) in \(folder) "
      + "that was cut short: \(firstFive(of: files.map(\.entry.path)))"
      + files.compactMap { file in
        file.state.obstacle.map { "; \(file.entry.path) \($0), and is left as it is" }
      }.joined()
    return (rest, entries { $0.obstacle != nil }, words)
  }

  /// The folders of the files that can be written; some may be gone, or be links by now.
  func folders(in home: FilePath) -> [FilePath] {
    entries.filter { $0.state(in: home).obstacle == nil }
      .map { FolderLock.folder(of: $0.path(in: home)) }
  }
}

extension Journal.Entry {
  enum State: Equatable {
    case before
    case after
    /// Other bytes, or none that may be read: what is known of the file.
    case other(String)

    var obstacle: String? { if case .other(let fact) = self { fact } else { nil } }
  }

  var reversed: Journal.Entry { Journal.Entry(path: path, before: after, after: before) }

  func state(in home: FilePath) -> State {
    let (path, changed) = (path(in: home), State.other("was changed since"))
    let folder = AtomicFile.folder(of: path)
    guard folder.isFolder else { return .other("is in a folder that is gone") }
    // A link may lead anywhere, and a new file would be created behind that of a folder.
    if let target = home.elsewhere(path) ?? home.elsewhere(folder) {
      return .other(FileTrouble.Reason.elsewhere(target).fact)
    }
    var present: [UInt8]?
    do {
      present = try DecisionFile.read(path)
    } catch Errno.noSuchFileOrDirectory {
    } catch {
      return .other(FileTrouble(path, error).fact)
    }
    return present == after ? .after : present == before ? .before : changed
  }
}
