import BusinessLogic
import SystemPackage

/// What remains to be done of an edit of several files that was cut short.
///
/// The files were written in order. The edit is completed, unless another program has changed a
/// file that it hadn't reached: then it is reversed. A file that others have changed is left.
struct Recovery {
  /// The files to write, with their present bytes and the wanted ones.
  let rest: [Journal.Entry]

  /// The files that others have changed, with the wanted bytes.
  let left: [Journal.Entry]

  private let names: [String]
  private let isReversed: Bool

  init(_ files: [(entry: Journal.Entry, state: Journal.Entry.State)]) {
    names = files.map(\.entry.path)
    let reached = files.prefix { $0.state != .before }.count
    let isReversed = files.dropFirst(reached).contains { $0.state == .other }
    self.isReversed = isReversed
    func entries(in state: Journal.Entry.State) -> [Journal.Entry] {
      files.filter { $0.state == state }.map { isReversed ? $0.entry.reversed : $0.entry }
    }
    rest = entries(in: isReversed ? .after : .before)
    left = entries(in: .other)
  }

  /// What was done, as a sentence without a full stop.
  func words(in folder: FilePath) -> String {
    "\(isReversed ? "Took back" : "Completed") an edit of \(counted(names.count, "file")) in \(folder) "
      + "that was cut short: \(firstFive(of: names))"
      + left.map { "; \($0.path) was changed since and left as it is" }.joined()
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
