import CLibrary
import SystemPackage

/// The git repository around a path.
///
/// Only an entry `.git` makes a repository. Git itself also takes a folder that looks like a bare
/// repository for one, which may be ordinary files of a clone, with a configuration by others.
public struct GitRepository: Sendable {
  /// The folder that holds the entry `.git`, without links in its path.
  public let workTree: FilePath

  /// The git directory: `.git` itself, or, of a linked work tree or a submodule, the folder that this
  /// file names.
  public let directory: FilePath

  /// Finds the innermost repository that contains `path`; `nil` if there is none.
  public init?(around path: FilePath) {
    guard let entry = Self.entry(around: path),
      let directory = (try? Stat(entry))?.type == .regular ? Self.linkedFolder(of: entry) : entry
    else { return nil }
    (workTree, self.directory) = (entry.removingLastComponent(), directory)
  }

  /// Returns the innermost entry `.git` around a path, which may be a file that names no git directory;
  /// `nil` if there is none.
  public static func entry(around path: FilePath) -> FilePath? {
    guard var folder = try? path.resolved() else { return nil }
    repeat {
      let git = folder.appending(".git")
      if [.directory, .regular].contains((try? Stat(git))?.type) { return git }
    } while folder.removeLastComponent()
    return nil
  }

  /// The branch that is checked out, or, as git says it, `HEAD detached at 1a2b3c4`; `nil` if HEAD can't
  /// be read.
  public var branch: String? {
    let line = Self.text(of: directory.appending("HEAD"))?.split(whereSeparator: \.isNewline).first
    let head = "ref: refs/heads/"
    // Where git keeps references in tables, HEAD names a branch that can't exist.
    guard let line, !line.hasSuffix("/.invalid") else { return nil }
    if line.hasPrefix(head) { return String(line.dropFirst(head.count)) }
    return line.count >= 40 && line.allSatisfy(\.isHexDigit)
      ? "HEAD detached at \(line.prefix(7))" : nil
  }

  /// Whether git is changing files: it creates `index.lock` before the first change and removes it
  /// after the last (gitrepository-layout(5), `git help api-lockfile`).
  var isAtWork: Bool { access(directory.appending("index.lock").string, F_OK) == 0 }

  /// Returns the git directory of a linked work tree, from a file such as
  /// `gitdir: /home/me/project/.git/worktrees/other`.
  private static func linkedFolder(of file: FilePath) -> FilePath? {
    guard let text = text(of: file), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    let path = text[text.index(after: colon)...].split(whereSeparator: \.isNewline).first
    return path.map { FilePath(String($0.drop { $0 == " " })) }.map {
      $0.isAbsolute ? $0 : file.removingLastComponent().pushing($0)
    }
  }

  /// Returns the start of a file, long enough for `gitdir:` and a path.
  private static func text(of file: FilePath) -> String? {
    guard
      let file = try? FileDescriptor.open(file, .readOnly, options: [.nonBlocking, .closeOnExec])
    else { return nil }
    defer { try? file.close() }
    return try? String(unsafeUninitializedCapacity: 2 * Int(PATH_MAX)) {
      try file.read(into: UnsafeMutableRawBufferPointer($0))
    }
  }
}
