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
    let isReversed = files.dropFirst(reached).contains { $0.state == .other }
    func entries(in state: Entry.State) -> [Entry] {
      files.filter { $0.state == state }.map { isReversed ? $0.entry.reversed : $0.entry }
    }
    let left = entries(in: .other)
    let words =
      "\(isReversed ? "Took back" : "Completed") an edit of \(counted(files.count, "file")) in \(folder) "
      + "that was cut short: \(firstFive(of: files.map(\.entry.path)))"
      + left.map { "; \($0.path) was changed since and left as it is" }.joined()
    return (entries(in: isReversed ? .after : .before), left, words)
  }
}

extension Journal.Entry {
  enum State {
    case before
    case after
    /// Other bytes, or none that can be read.
    case other
  }

  var reversed: Journal.Entry { Journal.Entry(path: path, before: after, after: before) }

  func state(in folder: FilePath) -> State {
    var present: [UInt8]?
    do {
      present = try DecisionFile.read(path(in: folder))
    } catch Errno.noSuchFileOrDirectory {
    } catch {
      return .other
    }
    return present == after ? .after : present == before ? .before : .other
  }
}
